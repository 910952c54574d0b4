import { Icon, k } from '@kabuto/ui-kit'
import { CheckIcon, XIcon } from '@kabuto/ui-kit/icons'
import { styled } from 'styled-components'
import { StoryLink } from '../desk/StoryLink.tsx'
import { useWords } from '../pages/parts/useWords.ts'
import { type Advice, textIn } from './advice/advice.ts'
import { guideWords } from './guideWords.ts'

type AdviceListProps = { id: string; advice: readonly Advice[] }

/** What one does with a part, and beside it what one does not. */
export function AdviceList({ id, advice }: AdviceListProps) {
  const words = useWords(guideWords)
  const language = useWords({ ja: 'ja', en: 'en', 'zh-Hant': 'zh-Hant' } as const)
  return advice.map(({ do: does, dont, shown }) => (
    <Pair key={does[0]}>
      <Side data-side="do">
        <h3>
          <Icon shape={CheckIcon} size="small" />
          {words.do}
        </h3>
        <p>{textIn(does, language)}</p>
        {shown !== undefined && <StoryLink id={`${id}--${shown}`}>{words.example}</StoryLink>}
      </Side>
      <Side data-side="dont">
        <h3>
          <Icon shape={XIcon} size="small" />
          {words.dont}
        </h3>
        <p>{textIn(dont, language)}</p>
      </Side>
    </Pair>
  ))
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${k.space[3]};
`

const Side = styled.div`
  display: grid;
  gap: ${k.space[1]};
  align-content: start;
  padding: ${k.space[4]};
  border-top: 3px solid ${k.tone.success.mark};
  border-radius: ${k.radius.sm} ${k.radius.sm} ${k.radius.lg} ${k.radius.lg};
  background: ${k.bg.page};
  color: ${k.text.primary};
  font: ${k.type.ui};
  word-break: auto-phrase;
  && h3 {
    display: flex;
    gap: ${k.space[1]};
    align-items: center;
    color: ${k.tone.success.text};
  }
  &[data-side='dont'] {
    border-color: ${k.tone.danger.mark};
    && h3 {
      color: ${k.tone.danger.text};
    }
  }
`
