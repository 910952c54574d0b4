import type { Document, DocumentKind } from '@kabuto/domain/documents'
import { atom } from 'jotai'
import { accountAtom } from '../shell/app.ts'

type Shown = { kind: DocumentKind; documents: readonly Document[] }

const keptAtom = atom<Shown & { account: string | undefined }>()

/** What is shown as it is printed: chosen and read on the page before, by the member who looks. */
export const shownAtom = atom(
  (get) => {
    const kept = get(keptAtom)
    return kept?.account === get(accountAtom) ? kept : undefined
  },
  (get, set, shown: Shown) => set(keptAtom, { ...shown, account: get(accountAtom) }),
)
