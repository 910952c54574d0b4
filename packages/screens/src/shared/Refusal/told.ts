import type { RefusalCode, RefusalParams } from '@kabuto/domain/shared'
import type { IconShape } from '@kabuto/ui-kit/icons'
import type { ja } from '../messages/ja.ts'
import type { Explain, Explanation, Help } from './explanation.tsx'

type Key<Start extends string> = Extract<keyof typeof ja, `${Start}${string}`>

type Told<Code extends RefusalCode> = {
  /** Which parameter stands under which label. */
  facts?: Partial<Record<keyof RefusalParams[Code] & string, Key<'fact'>>>
  rule?: Key<'rule'>
  fix?: (params: RefusalParams[Code], help: Help) => Explanation['fix']
}

/** A card that lists the parameters of its refusal as they are read, with the rule and one way out. */
export function told<Code extends RefusalCode>(icon: IconShape, { facts = {}, rule, fix }: Told<Code> = {}): Explain<Code> {
  const labels = Object.entries<Key<'fact'>>(facts as Record<string, Key<'fact'>>)
  return (params, help) => ({
    icon,
    facts: labels.map(([name, label]) => ({ label: help.t(label), value: help.values[name] })),
    ...(rule ? { rule: help.t(rule) } : {}),
    fix: fix?.(params, help),
  })
}

/** The clock of the simulation can be turned to the time that opens it, where the server allows that. */
export function turnTo(time: string, help: Help): Explanation['fix'] {
  const { advanceClock } = help.fixes
  return advanceClock && { label: help.t('fixAdvance', { time: help.moment(time) }), onPress: advanceClock }
}
