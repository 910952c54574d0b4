import type { ReviewKind } from '@kabuto/domain/backoffice'
import { type Language, type Refusal, REVIEW_MS, toIso } from '@kabuto/domain/shared'
import type { AccountContext } from '../engine/context.ts'

const DAY = 24 * 60 * 60_000

/**
 * When the rules decide: after a minute of simulated time (decisions §6); in the scenario in which everything stays
 * pending after a month.
 */
export async function decidesAt({
  work,
  account,
  now,
}: Pick<AccountContext, 'work' | 'account' | 'now'>): Promise<string> {
  const member = await work.get('members', account)
  return toIso(now + (member?.scenario === 'pending-everything' ? 30 * DAY : REVIEW_MS))
}

/** What a decision led to: the new state, or why there is none. */
export type Decided = { to: string } | { refusal: Refusal }

export type Decision = { on: 'approve'; reason?: string | undefined } | { on: 'reject'; reason: string }

/** Carries a decision out on the record that it is about; nothing where there is no such record. */
export type Decide = (
  context: AccountContext,
  kind: ReviewKind,
  id: string,
  decision: Decision,
) => Promise<Decided | undefined>

/** The rules approve; a scenario that is about being refused rejects, with the reason that it teaches. */
const rejecting: Partial<Record<string, Partial<Record<ReviewKind, Record<Language, string>>>>> = {
  frozen: {
    appeal: {
      ja: '本人確認の再審査が終わるまで、凍結は続きます。',
      en: 'The freeze stays until the identity review is over.',
      'zh-Hant': '在身分驗證重新審查完成之前，帳戶將維持凍結。',
    },
  },
  unverified: {
    identity: {
      ja: '裏面の画像が読み取れません',
      en: 'The picture of the back cannot be read',
      'zh-Hant': '無法辨識背面影像',
    },
  },
  rogue: {
    withdrawal: {
      ja: '税金の前払いが確認できません（詐欺の手口の再現）',
      en: 'No tax paid in advance was found (a trick of fraudsters, replayed)',
      'zh-Hant': '無法確認預繳稅金（重現詐騙手法）',
    },
  },
}

/** The answer to an appeal that passes by the rules, or whose block was lifted without a word. */
export const liftedWords: Record<Language, string> = {
  ja: '確認が終わったため、解除しました。',
  en: 'The check is complete, so it was lifted.',
  'zh-Hant': '確認已完成，因此解除。',
}

export async function decisionFor(
  { work, account }: Pick<AccountContext, 'work' | 'account'>,
  kind: ReviewKind,
): Promise<Decision> {
  const member = await work.get('members', account)
  const reason = member && rejecting[member.scenario]?.[kind]?.[member.lang]
  if (reason !== undefined) return { on: 'reject', reason }
  return { on: 'approve', reason: kind === 'appeal' ? liftedWords[member?.lang ?? 'ja'] : undefined }
}
