import { accountOf, bankNamed, branchNamed, type CardDraft } from '@kabuto/domain/cards'
import type { Refusal } from '@kabuto/domain/shared'
import { type CheckedForm, useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { accountKinds } from '../../shared/accountKinds.ts'
import { meant, type Verified } from './addCardData.ts'

const ofAccount: ReadonlySet<string | undefined> = new Set([
  'bankCode',
  'branchCode',
  'kind',
  'number',
  'postalSymbol',
  'postalNumber',
])

/** The whole account as it will be added, once it can be. */
export function useReadBack(form: CheckedForm<CardDraft, Refusal>, verified: Verified | undefined): string | undefined {
  const { t } = useTranslation(['cards', 'records'])
  const locale = useKitLocale()
  if (!verified || form.found.some(({ field }) => ofAccount.has(field))) return undefined
  const { bankCode, branchCode, kind, number } = accountOf(meant(form.draft, verified))
  const account = t('readBackAccount', {
    bank: bankNamed(bankCode)?.[locale] ?? bankCode,
    branch: branchNamed(bankCode, branchCode)?.[locale] ?? branchCode,
    kind: t(accountKinds[kind]),
    number,
  })
  return t('readBack', { account })
}
