import type { RefusalCode, RefusalParams } from '@kabuto/domain/shared'
import type { IconShape } from '@kabuto/ui-kit/icons'
import type { ja } from '../messages/ja.ts'
import type { Explain, Help } from './explanation.tsx'

type Key<Start extends string> = Extract<keyof typeof ja, `${Start}${string}`>

/** What a bare number counts. */
type Counted = 'times' | 'multiple'
type FactKey = Key<'fact'> | readonly [label: Key<'fact'>, counts: Counted]

type FactsAndRule<Code extends RefusalCode> = {
  /** Which parameter is shown under which label. */
  facts?: Partial<Record<keyof RefusalParams[Code] & string, FactKey>>
  rule?: Exclude<Key<'rule'>, 'ruleFundTries' | 'ruleLoginTries'>
}

function counted(n: string, counts: Counted, { t }: Help): string {
  return counts === 'times' ? t('valueTimes', { n }) : t('valueMultiple', { n })
}

/** A card that lists the parameters of its refusal as they are read, with the rule. */
export function factsCard<Code extends RefusalCode>(
  icon: IconShape,
  { facts = {}, rule }: FactsAndRule<Code> = {},
): Explain<Code> {
  const labels = Object.entries<FactKey>(facts as Record<string, FactKey>)
  return (_, help) => ({
    icon,
    facts: labels.map(([name, key]) => {
      const value = help.values[name] ?? ''
      return typeof key === 'string'
        ? { label: help.t(key), value }
        : { label: help.t(key[0]), value: counted(value, key[1], help) }
    }),
    ...(rule ? { rule: help.t(rule) } : {}),
  })
}
