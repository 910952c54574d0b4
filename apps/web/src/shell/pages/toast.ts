import type { Refusal } from '@kabuto/domain/shared'
import type { Words } from '@kabuto/screens/words'
import { atom } from 'jotai'

/** The words of ours that need no values. */
export type ToastText = Exclude<keyof Words['shell'], 'leaveBody' | 'pageTitle' | 'refreshedAt' | 'siteTitle'>

/** What has just happened: the server's own msg, or a word of ours. A note says how things are. */
export type News =
  | { tone: 'done'; msg: string; word?: ToastText }
  | { tone: 'note'; word: ToastText }
  | { tone: 'failed'; refusal: Refusal }

const queueAtom = atom<readonly (News & { id: string })[]>([])

let count = 0

/** Reads the oldest; writing adds one more. */
export const toastAtom = atom(
  (get) => get(queueAtom)[0],
  (_get, set, news: News) => {
    count += 1
    set(queueAtom, (queue) => [...queue, { ...news, id: `toast-${count}` }])
  },
)

export const endToastAtom = atom(null, (_get, set, id: string) =>
  set(queueAtom, (queue) => queue.filter((toast) => toast.id !== id)),
)
