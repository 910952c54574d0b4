import { formatMoney, type MoneyOptions } from '@kabuto/domain/shared'
import { use } from 'react'
import { useKitLocale } from '../locale.ts'
import { FigureMask, MASK } from './mask.ts'

/** An amount of a member's own within a sentence, hidden where their figures are. */
export function useOwnMoney(): (value: unknown, options: Omit<MoneyOptions, 'locale'>) => string {
  const masked = use(FigureMask)
  const locale = useKitLocale()
  return (value, options) => (masked ? MASK : formatMoney(value, { ...options, locale }))
}
