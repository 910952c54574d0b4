import { type Instant, type Refusal, refusalTable, refusalValues } from '@kabuto/domain/shared'
import { type Action, RefusalCard, useKitLocale } from '@kabuto/ui-kit'
import { CircleAlertIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { explain } from './explain.ts'
import { type Explanation, helpWith, type RefusalFixes } from './explanation.tsx'
import { actionOf } from './fixActions.ts'
import { useRefusalWord, useRefusalWords } from './useRefusalWords.ts'

type RefusalViewProps = {
  /** In priority order: the first is open, the others are folded. */
  refusals: readonly Refusal[]
  /** The simulated time, which a refusal about hours shows beside them. */
  now?: Instant | undefined
  fixes?: RefusalFixes | undefined
  onClose?: (() => void) | undefined
  /** Called once a fix is done: the answer is then outdated, and only refusals that still hold are shown. */
  onFixed?: (() => void) | undefined
  /** What a field that is refused is linked to. */
  titleId?: string | undefined
  /** After sending: the focus goes to the card. */
  focused?: boolean | undefined
}

/** Why something cannot be done: the rule, the value, the range, how long, and what to do about it. */
export function RefusalView(props: RefusalViewProps) {
  const { refusals, now, fixes = {}, onClose, onFixed, titleId, focused = false } = props
  const { t } = useTranslation('shared')
  const locale = useKitLocale()
  const word = useRefusalWord()
  const sentence = useRefusalWords()
  const fixedBy = (fix: () => void) => () => {
    fix()
    onFixed?.()
  }
  const { advanceClock, reload } = fixes
  const { limitOnly, regularOnly, japanOnly } = fixes.followRule ?? {}
  const renewing: RefusalFixes = {
    advanceClock: advanceClock && fixedBy(advanceClock),
    reload: reload && fixedBy(reload),
    followRule: {
      ...(limitOnly && { limitOnly: { ...limitOnly, put: fixedBy(limitOnly.put) } }),
      ...(regularOnly && { regularOnly: { ...regularOnly, put: fixedBy(regularOnly.put) } }),
      ...(japanOnly && { japanOnly }),
    },
  }
  const explained = (refusal: Refusal): Explanation & { fix?: Action | undefined } => {
    const values = refusalValues(refusal, locale, word, now)
    // Of what a server sent otherwise than its code says, the sentence is all there is.
    if (!values) return { icon: CircleAlertIcon }
    const help = helpWith({ t, word, refusal, values, locale, now, fixes: { ...fixes, ...renewing } })
    return { ...explain(refusal, help), fix: actionOf(refusal, help) }
  }
  const [first, ...rest] = refusals
  if (!first) return null
  const { title = sentence(first, now), can, rule, ...shown } = explained(first)
  return (
    <RefusalCard
      {...shown}
      tone={refusalTable[first.code].tone}
      title={title}
      can={can && { title: t('canTitle'), items: can }}
      source={rule}
      rest={rest.map((refusal) => ({
        title: explained(refusal).title ?? sentence(refusal, now),
        fix: explained(refusal).fix,
      }))}
      onClose={onClose}
      titleId={titleId}
      focused={focused}
    />
  )
}
