import { type Language, fill, languages } from '@kabuto/domain/shared'
import { Icon, k, StatusBadge } from '@kabuto/ui-kit'
import {
  BanIcon,
  CheckIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleIcon,
  ClockIcon,
  type IconShape,
  InfoIcon,
  MinusIcon,
  TriangleAlertIcon,
} from '@kabuto/ui-kit/icons'
import { type ComponentProps, useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import { useWords } from '../pages/parts/useWords.ts'
import { Choice } from './Choice.tsx'
import {
  contains,
  type CoverageItem,
  type CoverageKind,
  coverageKinds,
  type DeskData,
  isShown,
  storyName,
} from './deskData.ts'
import { DeskPage } from './DeskPage.tsx'
import { DeskTable, Filters, More, PAGE, Search, Spoken } from './DeskTable.tsx'
import { deskWords, noteOf } from './deskWords.ts'
import { StoryLink } from './StoryLink.tsx'
import type { Collected } from './useCollected.ts'

/** How many stories a row names. */
const NAMED = 2

const marks: Record<Language, string> = { ja: 'ja', en: 'en', 'zh-Hant': '繁' }

type Tone = ComponentProps<typeof StatusBadge>['tone']

const icons: Partial<Record<Tone, IconShape>> = {
  danger: CircleAlertIcon,
  progress: ClockIcon,
  info: InfoIcon,
  success: CheckIcon,
  neutral: BanIcon,
}

const tones: readonly string[] = ['neutral', 'info', 'progress', 'success', 'danger', 'event'] satisfies Tone[]
const isTone = (tone: string | undefined): tone is Tone => tone !== undefined && tones.includes(tone)

function Look({ item: { kind, tone, texts } }: { item: CoverageItem }) {
  const words = useWords(deskWords)
  if (isTone(tone))
    return (
      <StatusBadge tone={tone} icon={icons[tone] ?? CircleIcon}>
        {words[kind]}
      </StatusBadge>
    )
  return texts ? <small>{texts.ja.length}</small> : null
}

type RowsProps = { items: CoverageItem[]; data: DeskData; isUnshown: boolean }

function Stories({ item, data }: { item: CoverageItem; data: DeskData }) {
  const words = useWords(deskWords)
  const numbers = [...new Set(languages.flatMap((language) => item.shownIn[language]))]
  return (
    <ul>
      {numbers.slice(0, NAMED).map((number) => {
        const story = data.stories[number]
        return (
          story && (
            <li key={story.id}>
              <StoryLink id={story.id}>{storyName(story)}</StoryLink>
            </li>
          )
        )
      })}
      {numbers.length > NAMED && (
        <li>
          <small>{fill(words.others, { count: numbers.length - NAMED })}</small>
        </li>
      )}
    </ul>
  )
}

function Where({ item: { where } }: { item: CoverageItem }) {
  const words = useWords(deskWords)
  return <small>{where.map((place) => (place === '*' ? words.everywhere : place)).join('、')}</small>
}

function Row({ item, data, isUnshown }: Omit<RowsProps, 'items'> & { item: CoverageItem }) {
  const words = useWords(deskWords)
  return (
    <tr>
      <td data-cell="kind">{words[item.kind]}</td>
      <th scope="row">{item.name}</th>
      <td lang="ja">{item.texts?.ja}</td>
      <td data-cell="look">
        <Look item={item} />
      </td>
      <td>{isUnshown ? <Where item={item} /> : <Stories item={item} data={data} />}</td>
      {languages.map((language) => {
        const isIn = item.shownIn[language].length > 0
        return (
          <td key={language} data-cell="mark" data-in={isIn || undefined}>
            <Icon shape={isIn ? CheckIcon : MinusIcon} size="small" />
            <Spoken>{isIn ? words.yes : words.no}</Spoken>
          </td>
        )
      })}
    </tr>
  )
}

function Rows({ items, data, isUnshown }: RowsProps) {
  const words = useWords(deskWords)
  const [count, setCount] = useState(PAGE)
  const shown = items.slice(0, count)
  if (items.length === 0) return <Empty>{isUnshown ? words.unshownNone : words.nothing}</Empty>
  return (
    <>
      <DeskTable
        heads={[
          words.kinds,
          words.name,
          words.text,
          words.look,
          isUnshown ? words.where : words.stories,
          ...languages.map((language) => marks[language]),
        ]}
      >
        {shown.map((item) => (
          <Row key={`${item.kind} ${item.name}`} item={item} data={data} isUnshown={isUnshown} />
        ))}
      </DeskTable>
      <More shown={shown.length} all={items.length} onMore={() => setCount(count + PAGE)} />
    </>
  )
}

function Card({ kind, items }: { kind: CoverageKind; items: CoverageItem[] }) {
  const words = useWords(deskWords)
  const own = items.filter((item) => item.kind === kind)
  const shown = own.filter(isShown).length
  const machines = new Set(own.flatMap(({ where }) => where)).size
  return (
    <CardFace>
      <p>
        <b>{words[kind]}</b>
        <span>{own.length === 0 ? '―' : `${((shown / own.length) * 100).toFixed(1)}%`}</span>
      </p>
      <p>
        <strong>{shown.toLocaleString('en')}</strong> / {own.length.toLocaleString('en')}
      </p>
      <progress aria-label={words[kind]} value={shown} max={Math.max(own.length, 1)} />
      <small>{fill(words[noteOf(kind)], { count: machines })}</small>
    </CardFace>
  )
}

function Coverage({ data }: { data: DeskData }) {
  const words = useWords(deskWords)
  const [kind, setKind] = useState<CoverageKind | 'all'>('all')
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed.trim().toLowerCase())
  const items = data.items.filter((item) => (kind === 'all' || item.kind === kind) && contains(item, sought))
  const [unshown, shown] = [items.filter((item) => !isShown(item)), items.filter(isShown)]
  return (
    <>
      <Filters>
        <Choice
          label={words.kinds}
          value={kind}
          onChange={setKind}
          options={(['all', ...coverageKinds] as const).map((value) => ({ value, label: words[value] }))}
        />
        <Search value={typed} onChange={setTyped} />
      </Filters>
      <Cards>
        {coverageKinds.map((each) => (
          <Card key={each} kind={each} items={data.items} />
        ))}
      </Cards>
      <Head data-tone={unshown.length > 0 ? 'danger' : 'success'}>
        <Icon shape={unshown.length > 0 ? TriangleAlertIcon : CircleCheckIcon} />
        <h2>
          {words.unshown} <span>{unshown.length}</span>
        </h2>
        <small>{words.unshownLead}</small>
      </Head>
      <Rows key={`unshown ${kind} ${sought}`} items={unshown} data={data} isUnshown />
      <Head data-tone="success">
        <Icon shape={CircleCheckIcon} />
        <h2>
          {words.shown} <span>{shown.length.toLocaleString('en')}</span>
        </h2>
        <small>{words.shownLead}</small>
      </Head>
      <Rows key={`shown ${kind} ${sought}`} items={shown} data={data} isUnshown={false} />
    </>
  )
}

/** What is shown by which story, and on top what none of them shows. */
export function CoveragePage({ collected }: { collected: Collected }) {
  const words = useWords(deskWords)
  return (
    <DeskPage title={words.coverage} lead={words.coverageLead} collected={collected}>
      {(data) => <Coverage data={data} />}
    </DeskPage>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${k.space[3]};
  margin-top: ${k.space[3]};
`

const CardFace = styled.section`
  display: grid;
  align-content: start;
  gap: ${k.space[1]};
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  color: ${k.text.secondary};
  font: ${k.type.sub};
  p {
    display: flex;
    gap: ${k.space[1]};
    align-items: baseline;
  }
  p:first-child {
    justify-content: space-between;
  }
  b {
    font: ${k.type.sub};
  }
  strong {
    color: ${k.text.primary};
    font: ${k.type.numMd};
  }
  small {
    font: ${k.type.caption};
  }
  progress {
    width: 100%;
    height: 6px;
    border: 0;
    border-radius: ${k.radius.full};
    background: ${k.bg.sunken};
    overflow: hidden;
    appearance: none;
  }
  progress::-webkit-progress-bar {
    background: ${k.bg.sunken};
  }
  /* Apart from each other: a browser drops a rule with a selector that it does not know. */
  progress::-webkit-progress-value {
    background: ${k.text.brand};
  }
  progress::-moz-progress-bar {
    background: ${k.text.brand};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[2]};
  align-items: center;
  margin-top: ${k.space[8]};
  h2 {
    font: ${k.type.headline};
  }
  span {
    margin-left: ${k.space[2]};
  }
  small {
    margin-left: auto;
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

const Empty = styled.p`
  margin-top: ${k.space[3]};
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  color: ${k.text.secondary};
  font: ${k.type.ui};
`
