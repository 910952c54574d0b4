import { type Instant, type Refusal, refusalTones } from '@kabuto/domain/shared'
import { RefusalCard, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { explain } from './explain.ts'
import { helpWith, type RefusalFixes } from './explanation.tsx'
import { useRefusalWords } from './useRefusalWords.ts'

type RefusalViewProps = {
  /** In priority order: the first is open, the others are folded. */
  refusals: readonly Refusal[]
  /** The simulated time, which a refusal about hours shows beside them. */
  now?: Instant | undefined
  fixes?: RefusalFixes | undefined
  onClose?: (() => void) | undefined
  /** After sending: the focus goes to the card. */
  focused?: boolean | undefined
}

/** Why something cannot be done: the rule, the value, the range, how long, and what to do about it. */
export function RefusalView({ refusals, now, fixes = {}, onClose, focused = false }: RefusalViewProps) {
  const { t } = useTranslation('shared')
  const help = helpWith({ t, locale: useKitLocale(), now, fixes })
  const sentence = useRefusalWords()
  const [first, ...rest] = refusals
  if (!first) return null
  const { title = sentence(first), can, rule, ...shown } = explain(first, help)
  return (
    <RefusalCard
      {...shown}
      tone={refusalTones[first.code]}
      title={title}
      can={can && { title: t('canTitle'), items: can }}
      source={rule}
      rest={rest.map((refusal) => ({ title: explain(refusal, help).title ?? sentence(refusal), fix: explain(refusal, help).fix }))}
      onClose={onClose}
      focused={focused}
    />
  )
}
