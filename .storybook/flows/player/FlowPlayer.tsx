import { type Language, languages } from '@kabuto/domain/shared'
import { languageNames } from '@kabuto/screens/shared'
import { k } from '@kabuto/ui-kit'
import { useState } from 'react'
import { styled } from 'styled-components'
import { PHONE, PictureFrame } from '../../desk/camera/PictureFrame.tsx'
import type { Look } from '../../stage/look.ts'
import { FRAME_NAME } from '../live/LiveApp.tsx'
import type { Flow } from '../steps/flow.ts'
import { playerWords } from './playerWords.ts'
import { useWalk } from './useWalk.ts'

type FlowPlayerProps = {
  flow: Flow
  /** How many of the steps are walked. */
  walked: number
  /** All three languages, one below the other. */
  isCompared: boolean
  look: Look
  onWalk: (steps: number) => void
}

/** The story of the live app, in a frame of its own, from where the journey begins. */
function addressOf({ who, plan, instant }: Flow, { theme, price, text }: Look, language: Language): string {
  const args = `who:${who};plan:${plan};instant:${instant}`
  const globals = `theme:${theme};price:${price};language:${language};text:size${text}`
  return `iframe.html?id=flows-app--ready&viewMode=story&args=${args}&globals=${globals}`
}

type RowProps = Pick<FlowPlayerProps, 'flow' | 'walked' | 'look' | 'onWalk'> & { language: Language; shown: Language }

function LanguageRow({ flow, walked, look, language, shown, onWalk }: RowProps) {
  const { frame, pictures, failure } = useWalk(flow, language, walked)
  const words = playerWords[shown]
  // Set once: another address would load the page anew.
  const [address] = useState(() => addressOf(flow, look, language))
  return (
    <Row aria-label={languageNames[language]} lang={language}>
      <Phone>
        {/* A page of this workshop, with its scripts. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          name={FRAME_NAME}
          title={`${flow.name[language]} ${languageNames[language]}`}
          src={address}
        />
      </Phone>
      <Strip>
        {flow.steps.map(({ name }, at) => {
          const picture = pictures[at]
          const isNext = at === pictures.length
          return (
            <li key={name.ja} data-current={at === pictures.length - 1 || undefined}>
              <button
                type="button"
                onClick={() => onWalk(at + 1)}
                aria-current={at === walked - 1 ? 'step' : undefined}
              >
                <PictureFrame picture={picture} title={name[language]} width={150} />
                <span>
                  {at + 1}. {name[language]}
                </span>
              </button>
              {isNext && failure !== undefined && (
                <Failure role="alert">
                  {words.failed}
                  <small>{failure.split('\n')[0]}</small>
                </Failure>
              )}
            </li>
          )
        })}
      </Strip>
    </Row>
  )
}

/** A journey, step by step: the running app, and a picture of each step that was walked. */
export function FlowPlayer({ flow, walked, isCompared, look, onWalk }: FlowPlayerProps) {
  const words = playerWords[look.language]
  const shown = isCompared ? languages : [look.language]
  const isOver = walked === flow.steps.length
  return (
    <Paper>
      <h1>{flow.name[look.language]}</h1>
      <Controls>
        <button type="button" onClick={() => onWalk(0)} disabled={walked === 0}>
          {words.anew}
        </button>
        <button type="button" onClick={() => onWalk(walked - 1)} disabled={walked === 0}>
          {words.back}
        </button>
        <button type="button" onClick={() => onWalk(walked + 1)} disabled={isOver}>
          {words.on}
        </button>
        <button type="button" onClick={() => onWalk(flow.steps.length)} disabled={isOver}>
          {words.toEnd}
        </button>
        <output>{`${walked} / ${flow.steps.length}`}</output>
      </Controls>
      {shown.map((language) => (
        <LanguageRow
          key={`${flow.id} ${language} ${look.theme} ${look.price} ${look.text}`}
          {...{ flow, walked, look, language, onWalk }}
          shown={look.language}
        />
      ))}
    </Paper>
  )
}

const Paper = styled.main`
  display: grid;
  gap: ${k.space[5]};
  padding: ${k.space[6]};
  h1 {
    font: ${k.type.title2};
  }
`

const Controls = styled.div`
  position: sticky;
  top: 0;
  left: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${k.space[2]};
  padding-block: ${k.space[2]};
  background: ${k.bg.page};
  button {
    min-height: ${k.size.touchMin};
    padding: 0 ${k.space[4]};
    border: 1px solid ${k.line.control};
    border-radius: ${k.radius.md};
    background: ${k.bg.surface};
    color: ${k.text.link};
    font: ${k.type.subStrong};
  }
  button:disabled {
    color: ${k.text.tertiary};
  }
  output {
    color: ${k.text.secondary};
    font: ${k.type.ui};
  }
`

const Row = styled.section`
  display: flex;
  gap: ${k.space[6]};
  align-items: start;
`

const Phone = styled.div`
  flex: none;
  overflow: hidden;
  border: 8px solid ${k.text.primary};
  border-radius: 40px;
  iframe {
    display: block;
    width: ${PHONE.width}px;
    height: ${PHONE.height}px;
    border: 0;
    background: ${k.bg.page};
  }
`

const Strip = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${k.space[4]};
  min-width: 0;
  li {
    width: 150px;
  }
  button {
    display: grid;
    gap: ${k.space[2]};
    padding: 0;
    color: ${k.text.primary};
    font: ${k.type.caption};
    text-align: start;
  }
  li[data-current] button {
    font-weight: 600;
  }
`

const Failure = styled.p`
  color: ${k.danger.text};
  font: ${k.type.caption};
  small {
    display: block;
    overflow-wrap: anywhere;
  }
`
