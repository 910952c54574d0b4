import type { News } from '@kabuto/screens/shared'
import { atom } from 'jotai'

export type { DoneWord } from '@kabuto/screens/shared'

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
