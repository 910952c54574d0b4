import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.tsx'
import { CircleCheckIcon, CircleDashedIcon } from '../icons.ts'
import { k } from '../tokens/k.ts'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'

export type TickedRule = { label: string; met: boolean }

export type RuleTicksProps = {
  /** What they are the rules of, for screen readers. */
  label: string
  rules: readonly TickedRule[]
  words?: WordsOf<'missing' | 'stepDone'> | undefined
}

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${k.space[1]} ${k.space[4]};
  font: ${k.type.caption};
`

const Rule = styled.li`
  display: flex;
  gap: 6px;
  min-width: 0;
  svg {
    margin-block-start: 0.0625rem;
    color: ${k.text.secondary};
  }
  &[data-met] svg {
    color: ${k.tone.success.mark};
  }
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${k.space[2]};
  min-width: 0;
  & > span {
    min-width: 0;
    word-break: auto-phrase;
    overflow-wrap: anywhere;
  }
`

const State = styled.span`
  color: ${k.text.secondary};
  [data-met] & {
    color: ${k.tone.success.text};
  }
`

/** The rules of what is being typed, below its field: each is ticked, and said to be, as soon as it is met. */
export function RuleTicks({ label, rules, words: own }: RuleTicksProps) {
  const words = useKitWords({ missing: say.missing, stepDone: say.stepDone }, own)
  return (
    <Rules aria-label={label}>
      {rules.map((rule) => (
        <Rule key={rule.label} data-met={rule.met || undefined}>
          <Icon shape={rule.met ? CircleCheckIcon : CircleDashedIcon} size="small" />
          <Words>
            <span>{rule.label}</span>
            <State>{rule.met ? words.stepDone : words.missing}</State>
          </Words>
        </Rule>
      ))}
    </Rules>
  )
}
