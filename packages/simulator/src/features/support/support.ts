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
import type { Desk, Visitor } from '../../engine/context.ts'
import { openHandler } from '../../engine/handler.ts'
import { orderedId } from '../../engine/ids.ts'
import { memberOfSession } from '../../engine/sessions.ts'
import { pageOfOwner } from '../../engine/pages.ts'
import { summaryOf } from '../../books/worth/summary.ts'

/** Whose conversation it is: a member's own, or one that only its name opens. */
type Talk = { owner: string; account: string | undefined; conversation: string | undefined }

async function talkOf(desk: Visitor, conversation: string | undefined): Promise<Talk> {
  const member = desk.token ? await memberOfSession(desk, desk.token, undefined) : undefined
  if (member) {
    await catchUp(desk, member.id)
    return { owner: member.id, account: member.id, conversation: undefined }
  }
  const name = conversation ?? desk.newId()
  return { owner: `chat:${name}`, account: undefined, conversation: name }
}

/** Whose key a message comes under; the first one of somebody unknown has nothing yet to be known by. */
async function keeperOf(
  desk: Visitor,
  { conversation }: { conversation?: string | undefined },
): Promise<string | undefined> {
  const member = desk.token ? await memberOfSession(desk, desk.token, undefined) : undefined
  return member?.id ?? (conversation === undefined ? undefined : `chat:${conversation}`)
}

const NOTHING = '―'
const yen: Record<Language, (amount: string) => string> = {
  ja: (amount) => `${amount}円`,
  en: (amount) => `${amount} yen`,
  'zh-Hant': (amount) => `${amount}日圓`,
}

/** The figures that an answer can tell: of a member their own, of anybody else none. */
async function figuresFor(desk: Visitor, { account }: Talk): Promise<Record<string, string>> {
  const { language, now } = desk
  const { open, nextOpen } = fundsWindow(now)
  const summary = account === undefined ? undefined : await summaryOf({ ...desk, account })
  const told = (amount: string | undefined): string =>
    amount === undefined ? NOTHING : yen[language](formatMoney(amount, { decimals: 0 }))
  return {
    withdrawable: told(summary?.withdrawable),
    available: told(summary?.available),
    frozen: told(summary?.frozen),
    total: told(summary?.total),
    cash: told(summary?.cash),
    owed: summary?.loan ? told(summary.loan.owed) : told(summary && '0'),
    window: open ? '9:30–19:30' : formatMoment(nextOpen, language),
  }
}

async function intentsOf({ work }: Desk): Promise<{ all: Intent[]; named: (id: string) => Intent }> {
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

function greeting({ id, answer, links }: Intent, { language, now }: Desk): Message {
  return {
    id,
    from: 'assistant',
    text: answer[language],
    at: toIso(now),
    links: links.map(({ label, href }) => ({ label: label[language], href })),
  }
}

/** The newest first; before anything was said the assistant says what it is. */
export const messages = openHandler(messagesCall, async (desk, { conversation, cursor }) => {
  const { language } = desk
  const { all, named } = await intentsOf(desk)
  const talk = await talkOf(desk, conversation)
  const known = talk.account !== undefined || conversation !== undefined
  const { items, next } = known
    ? await pageOfOwner({ ...desk, account: talk.owner }, 'messages', cursor)
    : { items: [], next: null }
  const begun = items.length > 0 || cursor !== undefined ? items : [greeting(named('greeting'), desk)]
  return {
    data: { items: begun, next, suggestions: all.slice(0, SUGGESTIONS).map(({ suggestion }) => suggestion[language]) },
  }
})

/** A secret is not kept, not even where it was typed by mistake: its place is shown and nothing of it. */
const HIDDEN = '••••••••'

export const sendMessage = openHandler(
  sendMessageCall,
  async (desk, { conversation, text }) => {
    const { work, now, language } = desk
    const [refusal]: Refusal[] = checkMessage({ text })
    if (refusal) return { refusal }
    const talk = await talkOf(desk, conversation)
    const { all, named } = await intentsOf(desk)
    const isSecret = looksSecret(text) !== undefined
    const fallback = isSecret ? named('secret') : named('fallback')
    const answer = answerTo(
      isSecret ? '' : text,
      { intents: isSecret ? [] : all, fallback },
      language,
      await figuresFor(desk, talk),
    )
    const at = toIso(now)
    const sent: Message = { id: orderedId(desk), from: 'member', text: isSecret ? HIDDEN : text.trim(), at, links: [] }
    const told: Message = { id: orderedId(desk), from: 'assistant', ...answer, at }
    work.put('messages', sent, talk.owner)
    work.put('messages', told, talk.owner)
    return {
      data: { ...(talk.conversation === undefined ? {} : { conversation: talk.conversation }), sent, answer: told },
    }
  },
  keeperOf,
)
