import { appealCall, memberCall } from '@kabuto/domain/account'
import { type Refusal, toIso } from '@kabuto/domain/shared'
import { messagesCall, sendMessageCall, toMessageRequest } from '@kabuto/domain/support'
import { atom, type Getter, type Setter } from 'jotai'
import { accountAtom, servicesAtom } from '../shell/app.ts'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'
import { toastAtom } from '../shell/pages/toast.ts'

const KEY = 'kabuto.conversation'

/** Made once a page: what is lost of the very first message can then be sent again under its own key too. */
const madeAtom = atom((get) => get(servicesAtom).ports.newKey())

const namedAtom = atom<string>()

/**
 * The name of a guest's conversation, kept in the tab from the first message on. The server goes by it where there is
 * no session, or where it has ended or its member is banned; a member's conversation is their own.
 */
export const conversationAtom = atom(
  (get) => get(namedAtom) ?? get(servicesAtom).ofTab.read(KEY) ?? get(madeAtom),
  (get, set, name: string) => {
    get(servicesAtom).ofTab.write(KEY, name)
    set(namedAtom, name)
  },
)

export const messages = pages(messagesCall)
export const suggestions = resource(messagesCall, { value: (page) => page.suggestions })

type Unsent = { key: string; account: string | undefined; text: string; at: string; state: 'sending' | 'failed' }

const allUnsentAtom = atom<readonly Unsent[]>([])

/** What the current user has sent from this page and the conversation does not contain yet. */
export const unsentAtom = atom((get) => {
  const account = get(accountAtom)
  return get(allUnsentAtom).filter((one) => one.account === account)
})

function mark(set: Setter, key: string, state: Unsent['state'] | undefined): void {
  set(allUnsentAtom, (all) =>
    all.flatMap((one) => (one.key === key ? (state === undefined ? [] : [{ ...one, state }]) : [one])),
  )
}

function fail(set: Setter, key: string, refusal: Refusal): void {
  mark(set, key, 'failed')
  set(toastAtom, { tone: 'failed', refusal })
}

/** Under its own key each time: sent again after an answer was lost, it is not asked twice. */
async function carryOut(get: Getter, set: Setter, { key, account, text }: Unsent): Promise<void> {
  const input = toMessageRequest({ text }, get(conversationAtom))
  const outcome = await get(servicesAtom).client.send(sendMessageCall, input, { key })
  // Another one is here now: it is neither theirs to see nor to go on with.
  if (get(accountAtom) !== account) return mark(set, key, undefined)
  if (outcome.state !== 'granted') return fail(set, key, outcome.refusal)
  const { conversation } = outcome.value
  if (conversation !== undefined) set(conversationAtom, conversation)
  const { refreshAtom } = await import('../shell/data/queryClient.ts')
  await set(refreshAtom, [messagesCall.path])
  mark(set, key, undefined)
}

export const sendAtom = atom(null, async (get, set, text: string) => {
  const { ports, marketNow } = get(servicesAtom)
  const sent: Unsent = {
    key: ports.newKey(),
    account: get(accountAtom),
    text,
    at: toIso(marketNow()),
    state: 'sending',
  }
  set(allUnsentAtom, (all) => [...all, sent])
  await carryOut(get, set, sent)
})

export const resendAtom = atom(null, async (get, set, key: string) => {
  const failed = get(unsentAtom).find((one) => one.key === key && one.state === 'failed')
  if (!failed) return
  mark(set, key, 'sending')
  await carryOut(get, set, failed)
})

export const appeal = mutation(appealCall, { subject: ({ block }) => block, refreshes: [memberCall] })

/** So often it is asked whether an appeal has been answered. */
const ANSWER_MS = 5_000

/** What holds the member back; while an appeal waits it is read again by itself. */
export const blocks = resource(memberCall, {
  quiet: true,
  value: (member) => member.blocks,
  every: (known) =>
    Object.values(known ?? {}).some((block) => block?.appeal?.state === 'pending') ? ANSWER_MS : false,
})
