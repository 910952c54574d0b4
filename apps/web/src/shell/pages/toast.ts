import type { Refusal } from '@kabuto/domain/shared'
import type { Words } from '@kabuto/screens/words'
import { atom } from 'jotai'

/** The keys of texts without parameters. */
export type ToastText = Exclude<keyof Words['shell'], 'leaveBody' | 'pageTitle' | 'refreshedAt' | 'siteTitle'>

/** The content of a toast: something done (the server's msg or our text), a note, or a refusal. */
export type News =
  | { tone: 'done'; msg: string; word?: ToastText }
  | { tone: 'note'; word: ToastText }
  | { tone: 'failed'; refusal: Refusal }

const queueAtom = atom<readonly (News & { id: string })[]>([])

let count = 0

/** Reading gives the oldest toast; writing adds one to the queue. */
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
