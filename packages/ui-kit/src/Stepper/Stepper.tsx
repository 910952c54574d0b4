import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CheckIcon, type IconShape, XIcon } from '../icons.ts'
import { type Progress, dotFaces, progressWords } from '../base/progress.ts'
import { Spoken } from '../base/spoken.ts'
import { ownColours } from '../base/forced.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type Step = {
  label: string
  progress: Progress
  /** Below the label: its day, its hours, from when to when. */
  time?: string | undefined
}

export type StepperProps = {
  label: string
  steps: readonly Step[]
  words?: WordsOf<'stepDone' | 'stepFailed' | 'stepNow' | 'stepTodo'> | undefined
}

// With large text on a narrow screen the steps are below one another: words are never cut in two.
const Frame = styled.div`
  container-type: inline-size;
`

const Line = styled.ol`
  display: flex;
  isolation: isolate;
  @container (width < 15rem) {
    display: grid;
    /* All as high as the highest: the line from dot to dot is as long as a row. */
    grid-auto-rows: 1fr;
    gap: ${k.space[2]};
  }
`

const Item = styled.li`
  position: relative;
  flex: 1;
  min-width: 0;
  color: ${k.text.secondary};
  font: ${k.type.micro};
  text-align: center;
  word-break: auto-phrase;
  overflow-wrap: anywhere;
  /* The line to the step before: it has the colour of how far one has come. */
  & + &::before {
    position: absolute;
    inset: calc(0.625rem - 1px) 50% auto auto;
    width: 100%;
    height: 2px;
    background: ${k.line.hairline};
    ${ownColours}
    content: '';
  }
  & + &:is([data-progress='done'], [data-progress='now'])::before {
    background: ${k.tone.success.mark};
  }
  & + &[data-progress='failed']::before {
    background: ${k.tone.danger.mark};
  }
  &[data-progress='now'],
  &[data-progress='failed'] {
    color: ${k.text.primary};
    font-weight: 600;
  }
  @container (width < 15rem) {
    display: flex;
    align-items: center;
    gap: ${k.space[2]};
    text-align: start;
    & + &::before {
      inset: auto auto 50% calc(0.625rem - 1px);
      width: 2px;
      height: 100%;
    }
  }
`

const Dot = styled.span`
  position: relative;
  /* Above the line that leads on from it. */
  z-index: 1;
  display: grid;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  flex: none;
  margin: 0 auto 6px;
  border-radius: 50%;
  ${dotFaces}
  [data-progress='now'] > & {
    box-shadow: inset 0 0 0 6px ${k.action.bg};
  }
  svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2.5;
  }
  @container (width < 15rem) {
    margin: 0;
  }
`

const Words = styled.span`
  display: block;
  position: relative;
  padding-inline: 2px;
`

const Time = styled.span`
  display: block;
  padding-inline: 2px;
  color: ${k.text.secondary};
  font-weight: 400;
`

const marks: Partial<Record<Progress, IconShape>> = { done: CheckIcon, failed: XIcon }

/** How far something with a few named steps has come, side by side. With notes or many steps: a Timeline. */
export function Stepper({ label, steps, words: own }: StepperProps) {
  const words = useKitWords(
    { stepDone: say.stepDone, stepFailed: say.stepFailed, stepNow: say.stepNow, stepTodo: say.stepTodo },
    own,
  )
  return (
    <Frame>
      <Line aria-label={label}>
        {steps.map(({ label: step, progress, time }) => {
          const mark = marks[progress]
          return (
            <Item key={step} data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
              <Dot aria-hidden="true">{mark && <Icon shape={mark} />}</Dot>
              <div>
                <Words>
                  {step}
                  <Spoken>{words[progressWords[progress]]}</Spoken>
                </Words>
                {time !== undefined && <Time>{time}</Time>}
              </div>
            </Item>
          )
        })}
      </Line>
    </Frame>
  )
}
