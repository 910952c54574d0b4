import { appealCall, appealMachine, blocksAfter, checkAppeal } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { advance, type BlockKind, type Language, toIso } from '@kabuto/domain/shared'
import type { Collections } from '../../rows/collections.ts'
import { link, paragraph } from '../../rows/passages.ts'
import type { AccountContext } from '../../engine/context.ts'
import { memberHandler } from '../../engine/handler.ts'
import { orderedId } from '../../engine/ids.ts'
import { dequeue, enqueue } from '../../reviews/queue.ts'
import { type Decided, decidesAt, type Decision } from '../../reviews/rules.ts'
import { appealsOf } from '../../records/appeals.ts'
import { notify } from '../../records/notices.ts'

type AppealRow = Collections['appeals']

const asWaiting = ({ id, sentAt }: Pick<AppealRow, 'id' | 'sentAt'>) => ({ id, submittedAt: sentAt })

export const appeal = memberHandler(appealCall, async (context, { block, text }) => {
  const { work, account, now, member } = context
  const [refusal] = checkAppeal({ block, text }, { blocks: member.blocks, appeals: await appealsOf(context), now })
  if (refusal) return { refusal }
  const row: AppealRow = {
    id: orderedId(context),
    block,
    text: text.trim(),
    sentAt: toIso(now),
    state: 'pending',
    decidesAt: await decidesAt(context),
  }
  work.put('appeals', row, account)
  await enqueue(context, 'appeal', {
    ...asWaiting(row),
    decidesAt: row.decidesAt,
    orderNumber: null,
    amount: null,
    images: [],
    appeal: { block, text: row.text },
  })
  return { data: row }
})

const blockWords: Record<BlockKind, Record<Language, string>> = {
  frozen: { ja: '凍結', en: 'freeze', 'zh-Hant': '帳戶凍結' },
  loginBanned: { ja: 'ログインの停止', en: 'login ban', 'zh-Hant': '停止登入' },
  withdrawBarred: { ja: '出金の停止', en: 'stop of withdrawals', 'zh-Hant': '停止提款' },
  tradeBarred: { ja: '取引の停止', en: 'stop of trading', 'zh-Hant': '停止交易' },
}

const outcomes = {
  passed: {
    ja: (block: string) => `異議申し立てへの回答：${block}を解除しました`,
    en: (block: string) => `Answer to your appeal: the ${block} was lifted`,
    'zh-Hant': (block: string) => `申訴回覆：已解除${block}`,
  },
  rejected: {
    ja: (block: string) => `異議申し立てへの回答：${block}は続きます`,
    en: (block: string) => `Answer to your appeal: the ${block} stays`,
    'zh-Hant': (block: string) => `申訴回覆：${block}仍維持`,
  },
} as const

function tellAnswer(
  context: AccountContext,
  { block, text }: AppealRow,
  to: keyof typeof outcomes,
  answer: string,
): void {
  const [words, title] = [blockWords[block], outcomes[to]]
  notify(context, {
    importance: 'mustRead',
    title: { ja: title.ja(words.ja), en: title.en(words.en), 'zh-Hant': title['zh-Hant'](words['zh-Hant']) },
    body: {
      ja: [
        paragraph(`回答：${answer}`),
        paragraph(`申し立ての内容：${text}`),
        link('マイページで見る', hrefTo('member')),
      ],
      en: [
        paragraph(`Answer: ${answer}`),
        paragraph(`You wrote: ${text}`),
        link('Open your account page', hrefTo('member')),
      ],
      'zh-Hant': [paragraph(`回覆：${answer}`), paragraph(`申訴內容：${text}`), link('前往我的', hrefTo('member'))],
    },
  })
}

/** Decides an appeal: the block is lifted or stays, and the member gets a notice. */
export async function decideAppeal(context: AccountContext, row: AppealRow, decision: Decision): Promise<Decided> {
  const { work, account, now } = context
  const step = advance(appealMachine, row.state, decision)
  if ('refusal' in step) return step
  const answer = decision.reason ?? ''
  work.put('appeals', { ...row, state: step.to, answer, answeredAt: toIso(now) })
  await dequeue(context, 'appeal', asWaiting(row))
  const member = await work.get('members', account)
  if (step.to === 'passed' && member) {
    const lifted = blocksAfter(member.blocks, row.block, { on: 'lift' })
    if ('blocks' in lifted) work.put('members', { ...member, blocks: lifted.blocks })
  }
  tellAnswer(context, row, step.to === 'passed' ? 'passed' : 'rejected', answer)
  return step
}
