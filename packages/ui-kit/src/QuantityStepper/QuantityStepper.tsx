import { fill, formatMoney } from '@kabuto/domain/shared'
import { useState } from 'react'
import { StepperField, type StepperProps } from '../MoneyStepper/StepperField.tsx'
import { useKitWords, type WordsOf } from '../base/useKitWords.ts'
import * as say from '../base/words.ts'
import { type Limit, stepsFrom, toLots } from './lots.ts'

export type QuantityStepperProps = StepperProps & {
  /** How many make one lot: 100, 1000, or 1. */
  lot: number
  /** The buttons stop there; what is typed past it stays, for the form to refuse. */
  limits?: { least?: Limit | undefined; most?: Limit | undefined } | undefined
  words?: WordsOf<'fewer' | 'more' | 'toLot'> | undefined
}

/**
 * How many shares, in whole lots. What is typed between two lots is brought to the lower one on leaving, and says so.
 */
export function QuantityStepper({
  lot: asked,
  limits,
  words: own,
  hint,
  onChange,
  onBlur,
  ...props
}: QuantityStepperProps) {
  const words = useKitWords({ fewer: say.fewer, more: say.more, toLot: say.toLot }, own)
  const [corrected, setCorrected] = useState(false)
  const { value, unit } = props
  const lot = Math.max(1, Math.trunc(asked) || 1)

  function change(next: string): void {
    setCorrected(false)
    onChange(next)
  }

  function correct(): void {
    const whole = toLots(value, lot)
    if (whole === value) return
    onChange(whole)
    setCorrected(true)
  }

  return (
    <StepperField
      {...props}
      hint={corrected ? fill(words.toLot, { lot: formatMoney(lot, { decimals: 0 }), unit }) : hint}
      decimals={0}
      step={stepsFrom(value, { lot, ...limits })}
      names={{ up: words.more, down: words.fewer }}
      onChange={change}
      onBlur={(event) => {
        correct()
        onBlur?.(event)
      }}
    />
  )
}
