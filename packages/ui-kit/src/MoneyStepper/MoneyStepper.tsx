import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import type { StepTo } from './StepButton.tsx'
import { StepperField, type StepperProps } from './StepperField.tsx'

export type MoneyStepperProps = StepperProps & {
  decimals?: number | undefined
  /** Where one press leads from this value, the tick of a price depends on it; or why it leads nowhere. */
  step: { up: StepTo; down: StepTo }
  words?: WordsOf<'lower' | 'raise'> | undefined
}

/** A price that moves by its tick: pressed, held, by the arrow keys, or typed. Any other amount is an AmountField. */
export function MoneyStepper({ decimals = 0, words: own, ...props }: MoneyStepperProps) {
  const words = useKitWords({ lower: say.lower, raise: say.raise }, own)
  return <StepperField {...props} decimals={decimals} names={{ up: words.raise, down: words.lower }} />
}
