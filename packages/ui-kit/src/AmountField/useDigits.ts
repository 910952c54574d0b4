import { type ChangeEvent, type CompositionEvent, useState } from 'react'
import { edited, grouped, plainOf, valueOf } from './digits.ts'

type Digits = {
  /** Digits without separators, `''` when empty. */
  value: string
  onChange: (value: string) => void
  decimals: number
  /** As many decimals as there are, once it is left: 2,846.0. */
  padded?: boolean
}

function paddedTo(decimals: number, plain: string): string {
  const [whole = '', fraction = ''] = plain.split('.')
  return decimals === 0 || plain === '' ? plain : `${whole}.${fraction.padEnd(decimals, '0')}`
}

/**
 * What an input needs so that a number is grouped while it is typed, its caret kept and an unfinished 変換 left alone.
 */
export function useDigits({ value, onChange, decimals, padded = false }: Digits) {
  const [typed, setTyped] = useState('')
  const [composing, setComposing] = useState(false)
  // What was typed may say more than the value, `12.` or an unfinished 変換; once it says something else, the value wins.
  const shown =
    composing || valueOf(plainOf(typed, decimals)) === value
      ? typed
      : grouped(padded ? paddedTo(decimals, value) : value)

  function take(field: HTMLInputElement, inputType: string | undefined): void {
    const next = edited({
      text: field.value,
      caret: field.selectionStart ?? field.value.length,
      before: shown,
      inputType,
      decimals,
    })
    // Before React writes the same: only so does the caret stay.
    field.value = next.shown
    field.setSelectionRange(next.caret, next.caret)
    setTyped(next.shown)
    const plain = valueOf(plainOf(next.shown, decimals))
    if (plain !== value) onChange(plain)
  }

  return {
    shown,
    input: {
      autoComplete: 'off',
      inputMode: decimals === 0 ? 'numeric' : 'decimal',
      value: shown,
      onChange(event: ChangeEvent<HTMLInputElement>): void {
        const native = event.nativeEvent as InputEvent
        if (native.isComposing) setTyped(event.currentTarget.value)
        else take(event.currentTarget, native.inputType)
      },
      onCompositionStart(): void {
        setTyped(shown)
        setComposing(true)
      },
      onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
        setComposing(false)
        take(event.currentTarget, undefined)
      },
    },
    /** It was left: from now on the value is shown as it is written. */
    settle: () => setTyped(''),
  } as const
}
