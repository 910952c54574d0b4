import { type Currency, formatMoney, spokenMoney } from '@kabuto/domain/shared'
import { useKitLocale } from '../locale.ts'
import { MASK } from '../base/mask.ts'

export type AmountOptions = {
  currency?: Currency | undefined
  decimals?: number | undefined
  /** Hides how much, not how it went. */
  masked?: boolean | undefined
  /** Shows the plus of a gain. */
  signed?: boolean | undefined
}

export type Amount = { seen: (value: unknown) => string; spoken: (value: unknown) => string }

/** Figures as a chart writes them: digits for the eye, and for screen readers with their sign in words. */
export function useAmount({ currency, decimals, masked, signed }: AmountOptions, maskedWord: string): Amount {
  const locale = useKitLocale()
  if (masked) return { seen: () => MASK, spoken: () => maskedWord }
  const seen = (value: unknown): string => formatMoney(value, { currency, decimals, locale, signed })
  return { seen, spoken: currency ? (value) => spokenMoney(value, { currency, decimals, locale }) : seen }
}
