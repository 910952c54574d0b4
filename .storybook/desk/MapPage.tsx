import { fill } from '@kabuto/domain/shared'
import { Icon, k } from '@kabuto/ui-kit'
import { CircleCheckIcon, InfoIcon, LayersIcon, TriangleAlertIcon } from '@kabuto/ui-kit/icons'
import { type ReactNode, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import type { Look } from '../stage/look.ts'
import { PictureFrame } from './camera/PictureFrame.tsx'
import type { Picture } from './camera/pictureOf.ts'
import { useCamera } from './camera/useCamera.tsx'
import { Choice } from './Choice.tsx'
import type { DeskData, DeskStory, DeskWay } from './deskData.ts'
import { DeskPage } from './DeskPage.tsx'
import { deskWords } from './deskWords.ts'
import { mapOf, type MapScreen, type ScreenMap } from './mapOf.ts'
import { StoryLink } from './StoryLink.tsx'
import type { Collected } from './useCollected.ts'
import { Arrows } from './Arrows.tsx'

/** The states that most screens have a story of, by the end of its id. */
const states = ['ready', 'loading', 'empty', 'refused', 'failed', 'sending'] as const
type State = (typeof states)[number]

const THUMB = 104
const widths = {
  w320: { width: 320, height: 640 },
  w375: { width: 375, height: 812 },
  w750: { width: 750, height: 1000 },
}
type Width = keyof typeof widths

type Shown = { data: DeskData; look: Look }

function storyIn({ stories }: MapScreen, state: State, data: DeskData): DeskStory | undefined {
  return stories.map((number) => data.stories[number]).find((story) => story?.id.endsWith(`--${state}`))
}

/** Screens by feature, which is called as in the sidebar: `資金 Funds`. */
function featuresOf(screens: MapScreen[], { stories }: DeskData): [string, MapScreen[]][] {
  return [...Map.groupBy(screens, ({ feature }) => feature)].map(([feature, own]) => {
    const [first = -1] = own.flatMap((screen) => screen.stories)
    return [stories[first]?.place.split('/')[1] ?? feature, own]
  })
}

type TileProps = {
  screen: MapScreen
  look: Look
  picture: Picture | undefined
  /** No story shows the screen in the state that is asked for, or it cannot be shown. */
  isMissing: boolean
  width: Width
  /** How it is bound to the chosen one. */
  role: 'chosen' | 'from' | 'to' | 'both' | undefined
  onChoose: () => void
}

function Tile({ screen, look, picture, isMissing, width, role, onChoose }: TileProps) {
  const words = useWords(deskWords)
  const { name, titles, stories, ins, outs } = screen
  const title = titles[look.language]
  return (
    <li>
      <TileFace type="button" onClick={onChoose} aria-pressed={role === 'chosen'} data-role={role} data-screen={name}>
        <PictureFrame picture={picture} title={title} width={THUMB} screen={widths[width]} />
        {isMissing && <Missing>{words.noPicture}</Missing>}
        <b>{title}</b>
        <small>
          <span aria-label={`${words.stories} ${stories.length}`}>
            <Icon shape={LayersIcon} size="small" />
            {stories.length}
          </span>
          <span aria-label={fill(words.insOf, { count: ins.length })}>← {ins.length}</span>
          <span aria-label={fill(words.outsOf, { count: outs.length })}>{outs.length} →</span>
        </small>
      </TileFace>
    </li>
  )
}

type WaysProps = {
  title: string
  ways: DeskWay[]
  end: 'from' | 'to'
  map: ScreenMap
  look: Look
  onChoose: (name: string) => void
}

function Ways({ title, ways, end, map, look, onChoose }: WaysProps) {
  const words = useWords(deskWords)
  return (
    <section>
      <h3>
        {title} <span>{ways.length}</span>
      </h3>
      {ways.length === 0 && <Quiet>{words.noWays}</Quiet>}
      <ul>
        {ways.map((way) => {
          const other = map.screens.find(({ name }) => name === way[end])
          return (
            <li key={way[end]}>
              <WayButton type="button" onClick={() => onChoose(way[end])}>
                <span>{other?.titles[look.language]}</span>
                <Quiet>{way.name === '' ? words.byItself : way.name}</Quiet>
              </WayButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function States({ screen, data }: { screen: MapScreen; data: DeskData }) {
  const words = useWords(deskWords)
  const byPlace = Map.groupBy(
    screen.stories.flatMap((number) => data.stories[number] ?? []),
    ({ place }) => place.split('/').at(-1) ?? '',
  )
  return (
    <section>
      <h3>
        {words.state} <span>{screen.stories.length}</span>
      </h3>
      <Quiet>{words.picturedNote}</Quiet>
      {[...byPlace].map(([place, stories]) => (
        <div key={place}>
          <h4>{place}</h4>
          <Chips>
            {stories.map(({ id, state, isPictured }) => (
              <li key={id} data-pictured={isPictured || undefined}>
                <StoryLink id={id}>{state}</StoryLink>
              </li>
            ))}
          </Chips>
        </div>
      ))}
    </section>
  )
}

type DetailProps = Shown & { screen: MapScreen; map: ScreenMap; onChoose: (name: string) => void }

function Detail({ screen, map, data, look, onChoose }: DetailProps) {
  const words = useWords(deskWords)
  const first = screen.stories.map((number) => data.stories[number]).find((story) => story !== undefined)
  return (
    <Panel aria-label={screen.titles[look.language]}>
      <h2>
        {screen.titles[look.language]}
        <Tag>{screen.guard === 'open' ? words.guardOpen : words.guardSession}</Tag>
      </h2>
      <Quiet>
        <code>{screen.path}</code>
      </Quiet>
      {first && (
        <Actions>
          <StoryLink id={first.id}>{words.openStory}</StoryLink>
          <a href={`./?path=/story/flows-compare--one&args=story:${first.id}`} target="_top">
            {words.compare}
          </a>
        </Actions>
      )}
      <Ways title={words.ins} ways={screen.ins} end="from" {...{ map, look, onChoose }} />
      <Ways title={words.outs} ways={screen.outs} end="to" {...{ map, look, onChoose }} />
      <States screen={screen} data={data} />
    </Panel>
  )
}

function Finding({ title, isFault, things }: { title: string; isFault: boolean; things: ReactNode[] }) {
  const isBad = isFault && things.length > 0
  return (
    <FindingFace data-tone={isBad ? 'danger' : 'success'}>
      <Icon shape={isBad ? TriangleAlertIcon : isFault ? CircleCheckIcon : InfoIcon} />
      <div>
        <b>{title}</b>
        <ul>
          {things.map((thing, at) => (
            // Two links of one story may have the same name.
            <li key={at}>{thing}</li>
          ))}
        </ul>
      </div>
      <strong>{things.length}</strong>
    </FindingFace>
  )
}

function Findings({ map, data, look }: Shown & { map: ScreenMap }) {
  const words = useWords(deskWords)
  const titles = (screens: MapScreen[]) => screens.map((screen) => screen.titles[look.language])
  return (
    <Panel aria-label={words.findings}>
      <h2>{words.findings}</h2>
      <Finding title={words.unreachable} isFault things={titles(map.unreachable)} />
      <Finding title={words.unseen} isFault things={titles(map.unseen)} />
      <Finding
        title={words.broken}
        isFault
        things={data.broken.map(({ story, name, to }) => (
          <>
            <StoryLink id={data.stories[story]?.id ?? ''}>{name}</StoryLink> <code>{to}</code>
          </>
        ))}
      />
      <Finding title={words.ends} isFault={false} things={titles(map.ends)} />
    </Panel>
  )
}

function roleOf({ name }: MapScreen, chosen: MapScreen | undefined): TileProps['role'] {
  if (!chosen) return undefined
  if (name === chosen.name) return 'chosen'
  const isTo = chosen.outs.some(({ to }) => to === name)
  const isFrom = chosen.ins.some(({ from }) => from === name)
  if (isTo && isFrom) return 'both'
  return isTo ? 'to' : isFrom ? 'from' : undefined
}

function ScreensMap({ data, look }: Shown) {
  const words = useWords(deskWords)
  const [state, setState] = useState<State>('ready')
  const [width, setWidth] = useState<Width>('w375')
  const [name, setName] = useState('home')
  const map = useMemo(() => mapOf(data), [data])
  const chosen = map.screens.find((screen) => screen.name === name)
  const wanted = new Map(map.screens.map((screen) => [screen.name, storyIn(screen, state, data)]))
  const shots = [...wanted.values()].flatMap((story) => (story ? [{ id: story.id, look }] : []))
  const { pictureOf, taken, frame } = useCamera(shots, widths[width])
  const pictureIn = ({ name: own }: MapScreen): Picture | 'failed' | undefined => {
    const story = wanted.get(own)
    return story ? pictureOf({ id: story.id, look }) : 'failed'
  }
  return (
    <>
      {frame}
      <Controls>
        <Choice
          label={words.state}
          value={state}
          onChange={setState}
          options={states.map((value) => ({ value, label: words[`map_${value}`] }))}
        />
        <Choice
          label={words.width}
          value={width}
          onChange={setWidth}
          options={(['w320', 'w375', 'w750'] as const).map((value) => ({ value, label: value.slice(1) }))}
        />
        <output>{fill(words.mapCount, { shown: taken, all: map.screens.length, ways: data.ways.length })}</output>
      </Controls>
      <Split>
        <Plan>
          {chosen && <Arrows chosen={chosen} />}
          {featuresOf(map.screens, data).map(([feature, screens]) => (
            <section key={feature} aria-label={feature}>
              <h2>{feature}</h2>
              <ul>
                {screens.map((screen) => {
                  const picture = pictureIn(screen)
                  return (
                    <Tile
                      key={screen.name}
                      {...{ screen, look, width }}
                      picture={picture === 'failed' ? undefined : picture}
                      isMissing={picture === 'failed'}
                      role={roleOf(screen, chosen)}
                      onChoose={() => setName(screen.name)}
                    />
                  )
                })}
              </ul>
            </section>
          ))}
        </Plan>
        <Aside>
          {chosen && <Detail screen={chosen} onChoose={setName} {...{ map, data, look }} />}
          <Findings {...{ map, data, look }} />
          <Panel aria-label={words.legend}>
            <h2>{words.legend}</h2>
            <Legend>
              <i data-line="to" /> {words.legendTo}
              <i data-line="from" /> {words.legendFrom}
            </Legend>
          </Panel>
        </Aside>
      </Split>
    </>
  )
}

/** All screens with the ways between them, as the stories show them. */
export function MapPage({ collected, look }: { collected: Collected; look: Look }) {
  const words = useWords(deskWords)
  return (
    <DeskPage title={words.map} lead={words.mapLead} collected={collected}>
      {(data) => <ScreensMap data={data} look={look} />}
    </DeskPage>
  )
}

const Quiet = styled.span`
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const Controls = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[3]};
  align-items: center;
  margin-top: ${k.space[4]};
  padding-block: ${k.space[2]};
  background: ${k.bg.page};
  output {
    margin-left: auto;
    color: ${k.text.secondary};
    font: ${k.type.sub};
  }
`

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(16rem, 20rem);
  gap: ${k.space[6]};
  align-items: start;
  margin-top: ${k.space[3]};
  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Plan = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[6]} ${k.space[8]};
  h2 {
    border-bottom: ${k.border.hairline} solid ${k.line.hairline};
    color: ${k.text.secondary};
    font: ${k.type.sub};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${k.space[5]};
    margin-top: ${k.space[3]};
  }
`

const TileFace = styled.button`
  position: relative;
  display: grid;
  gap: ${k.space[1]};
  justify-items: center;
  width: ${THUMB}px;
  padding: 0;
  color: ${k.text.primary};
  font: ${k.type.caption};
  text-align: center;
  word-break: auto-phrase;
  b {
    font: ${k.type.subStrong};
  }
  small {
    display: flex;
    gap: ${k.space[2]};
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  small span {
    display: inline-flex;
    gap: 2px;
    align-items: center;
    white-space: nowrap;
  }
  > span {
    background: ${k.bg.surface};
  }
  &[data-role='chosen'] > span {
    outline: 3px solid ${k.text.brand};
  }
  &[data-role='to'] > span,
  &[data-role='both'] > span {
    outline: 2px solid ${k.text.brand};
  }
  &[data-role='from'] > span {
    outline: 2px dashed ${k.text.link};
  }
`

const Missing = styled.small`
  position: absolute;
  top: 40px;
`

/* Beside the screen that was pressed, however far down it is. */
const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[4]};
  @media (width >= 900px) {
    position: sticky;
    top: ${k.space[16]};
    max-height: calc(100dvh - ${k.space[16]});
    overflow-y: auto;
  }
`

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${k.space[3]};
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: ${k.space[2]};
    align-items: center;
    font: ${k.type.headline};
  }
  h3 {
    font: ${k.type.subStrong};
  }
  h4 {
    margin-top: ${k.space[2]};
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  code {
    overflow-wrap: anywhere;
  }
`

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[4]};
  a {
    color: ${k.text.link};
    font: ${k.type.subStrong};
  }
`

const Tag = styled.span`
  padding: 0 ${k.space[2]};
  border: ${k.border.hairline} solid ${k.line.control};
  border-radius: ${k.radius.sm};
  color: ${k.text.secondary};
  font: ${k.type.caption};
`

const WayButton = styled.button`
  display: flex;
  gap: ${k.space[2]};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: ${k.size.touchMin};
  padding: 0;
  color: ${k.text.primary};
  font: ${k.type.sub};
  text-align: start;
  > :last-child {
    max-width: 55%;
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: end;
    white-space: nowrap;
  }
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[1]};
  margin-top: ${k.space[1]};
  li {
    border: ${k.border.hairline} solid ${k.line.control};
    border-radius: ${k.radius.sm};
  }
  li[data-pictured] {
    border-color: transparent;
    background: ${k.tone.info.bg};
  }
  a {
    display: block;
    padding: 0 ${k.space[2]};
    font: ${k.type.caption};
    line-height: 28px;
  }
`

const FindingFace = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${k.space[3]};
  font: ${k.type.sub};
  li {
    color: ${k.text.secondary};
    font: ${k.type.caption};
  }
  &[data-tone='danger'] > svg {
    color: ${k.tone.danger.mark};
  }
  &[data-tone='success'] > svg {
    color: ${k.tone.success.mark};
  }
`

const Legend = styled.p`
  display: grid;
  grid-template-columns: 3rem 1fr;
  gap: ${k.space[2]};
  align-items: center;
  font: ${k.type.sub};
  i {
    border-top: 2px solid ${k.text.brand};
  }
  i[data-line='from'] {
    border-top: 2px dashed ${k.text.link};
  }
`
