import { formatMoney, fundsWindow, formatMoment, type Language, type Refusal, toIso } from '@kabuto/domain/shared'
import {
  answerTo,
  checkMessage,
  type Intent,
  looksSecret,
  type Message,
  messagesCall,
  sendMessageCall,
} from '@kabuto/domain/support'
import { catchUp } from '../../engine/catchUp.ts'
import type { RequestContext, VisitorContext } from '../../engine/context.ts'
import { openHandler } from '../../engine/handler.ts'
import { orderedId } from '../../engine/ids.ts'
import { memberOfSession } from '../../engine/sessions.ts'
import { pageOfOwner } from '../../engine/pages.ts'
import { summaryOf } from '../../books/worth/summary.ts'

/** The owner of a conversation: a member, or whoever knows its name. */
type Talk = { owner: string; account: string | undefined; conversation: string | undefined }

async function talkOf(context: VisitorContext, conversation: string | undefined): Promise<Talk> {
  const member = context.token ? await memberOfSession(context, context.token, undefined) : undefined
  if (member) {
    await catchUp(context, member.id)
    return { owner: member.id, account: member.id, conversation: undefined }
  }
  const name = conversation ?? context.newId()
  return { owner: `chat:${name}`, account: undefined, conversation: name }
}

/** Who owns the idempotency key of a message; nobody for the first message of an unknown visitor. */
async function answerOwnerOf(
  context: VisitorContext,
  { conversation }: { conversation?: string | undefined },
): Promise<string | undefined> {
  const member = context.token ? await memberOfSession(context, context.token, undefined) : undefined
  return member?.id ?? (conversation === undefined ? undefined : `chat:${conversation}`)
}

const NOTHING = '―'
const yen: Record<Language, (amount: string) => string> = {
  ja: (amount) => `${amount}円`,
  en: (amount) => `${amount} yen`,
  'zh-Hant': (amount) => `${amount}日圓`,
}

/** Figures for the assistant's answers: those of the member; none for visitors. */
async function figuresFor(context: VisitorContext, { account }: Talk): Promise<Record<string, string>> {
  const { language, now } = context
  const { open, nextOpen } = fundsWindow(now)
  const summary = account === undefined ? undefined : await summaryOf({ ...context, account })
  const inYen = (amount: string | undefined): string =>
    amount === undefined ? NOTHING : yen[language](formatMoney(amount, { decimals: 0 }))
  return {
    withdrawable: inYen(summary?.withdrawable),
    available: inYen(summary?.available),
    frozen: inYen(summary?.frozen),
    total: inYen(summary?.total),
    cash: inYen(summary?.cash),
    owed: summary?.loan ? inYen(summary.loan.owed) : inYen(summary && '0'),
    window: open ? '9:30–19:30' : formatMoment(nextOpen, language),
  }
}

async function intentsOf({ work }: RequestContext): Promise<{ all: Intent[]; named: (id: string) => Intent }> {
  const rows = await work.all('intents')
  return {
    all: rows.filter(({ id }) => !special.has(id)),
    named(id) {
      const found = rows.find((row) => row.id === id)
      if (!found) throw new Error(`the assistant has no words for ${id}`)
      return found
    },
  }
}

/** Words that answer no question. */
const special = new Set(['greeting', 'fallback', 'secret'])
const SUGGESTIONS = 4

function greeting({ id, answer, links }: Intent, { language, now }: RequestContext): Message {
  return {
    id,
    from: 'assistant',
    text: answer[language],
    at: toIso(now),
    links: links.map(({ label, href }) => ({ label: label[language], href })),
  }
}

/** The newest first; an empty conversation begins with a greeting. */
export const messages = openHandler(messagesCall, async (context, { conversation, cursor }) => {
  const { language } = context
  const { all, named } = await intentsOf(context)
  const talk = await talkOf(context, conversation)
  const known = talk.account !== undefined || conversation !== undefined
  const { items, next } = known
    ? await pageOfOwner({ ...context, account: talk.owner }, 'messages', cursor)
    : { items: [], next: null }
  const begun = items.length > 0 || cursor !== undefined ? items : [greeting(named('greeting'), context)]
  return {
    data: { items: begun, next, suggestions: all.slice(0, SUGGESTIONS).map(({ suggestion }) => suggestion[language]) },
  }
})

/** A secret is not stored, not even if it was typed by mistake: this stands in its place. */
const HIDDEN = '••••••••'

export const sendMessage = openHandler(
  sendMessageCall,
  async (context, { conversation, text }) => {
    const { work, now, language } = context
    const [refusal]: Refusal[] = checkMessage({ text })
    if (refusal) return { refusal }
    const talk = await talkOf(context, conversation)
    const { all, named } = await intentsOf(context)
    const isSecret = looksSecret(text) !== undefined
    const fallback = isSecret ? named('secret') : named('fallback')
    const answer = answerTo(
      isSecret ? '' : text,
      { intents: isSecret ? [] : all, fallback },
      language,
      await figuresFor(context, talk),
    )
    const at = toIso(now)
    const sent: Message = {
      id: orderedId(context),
      from: 'member',
      text: isSecret ? HIDDEN : text.trim(),
      at,
      links: [],
    }
    const reply: Message = { id: orderedId(context), from: 'assistant', ...answer, at }
    work.put('messages', sent, talk.owner)
    work.put('messages', reply, talk.owner)
    return {
      data: { ...(talk.conversation === undefined ? {} : { conversation: talk.conversation }), sent, answer: reply },
    }
  },
  answerOwnerOf,
)
