import { type Call, type InputOf, mapped, type OutputOf, valueOf } from '@kabuto/domain/shared'
import type { QueryClient } from '@tanstack/query-core'
import { hashKey } from '@tanstack/query-core'
import { atom, type WritableAtom } from 'jotai'
import { languageAtom, servicesAtom } from '../app.ts'
import { keyed } from './keyed.ts'
import { queryClientAtom } from './queryClient.ts'
import { type Reading, type Resource, resource } from './resource.ts'

export type Page<Row> = { items: Row[]; next: string | null }
export type RowOf<Any extends Call> = OutputOf<Any> extends Page<infer Row> ? Row : never

/** The rows read so far, in the form of the kit's InfiniteList. */
export type Listed<Row> = { rows: readonly Row[]; next: 'more' | 'loading' | 'failed' | 'end' }

export type Pages<Row> = Resource<Listed<Row>> & { more: WritableAtom<null, [], Promise<void>> }

/** The pages after the first. They belong to one member (`client`), language and first page (`after`, its cursor). */
type Tail<Row> = {
  client: QueryClient
  language: string
  after: string
  pages: readonly Page<Row>[]
  state: 'idle' | 'loading' | 'failed'
}

type Options<Answer, Row> = Omit<Reading<Answer, Page<Row>>, 'value'> & { rowKey?: (row: Row) => string }

function idOf(row: unknown): string {
  return (row as { id: string }).id
}

/** Without rows that came twice: a server may repeat them where its list has moved between two pages. */
function withoutRepeats<Row>(rows: readonly Row[], rowKey: (row: Row) => string): Row[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = rowKey(row)
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * Reads a list page by page. Reading again reads only the first page. The old rows stay until it has come, and the
 * later pages stay if they still follow it.
 */
export function pages<Any extends Call>(
  call: Any,
  { rowKey = idOf, ...reading }: Options<OutputOf<Any>, RowOf<Any>> = {},
): (input: InputOf<Any>) => Pages<RowOf<Any>> {
  type Row = RowOf<Any>
  const firstPage = resource<Any, Page<Row>>(call, reading)
  const byInput = keyed<Pages<Row>>()

  function made(input: InputOf<Any>): Pages<Row> {
    const first = firstPage(input)
    const anyTailAtom = atom<Tail<Row>>()
    const firstValueAtom = atom((get) => valueOf(get(first.atom)))

    /** The later pages, if they follow the current first page. */
    const tailAtom = atom((get) => {
      const tail = get(anyTailAtom)
      const isOfThisList =
        tail?.client === get(queryClientAtom) &&
        tail.language === get(languageAtom) &&
        tail.after === get(firstValueAtom)?.next
      return isOfThisList ? tail : undefined
    })

    const listedAtom = atom((get) => {
      const tail = get(tailAtom)
      return mapped(get(first.atom), (page): Listed<Row> => {
        const { next } = tail?.pages.at(-1) ?? page
        const rows = withoutRepeats(
          [page, ...(tail?.pages ?? [])].flatMap(({ items }) => items),
          rowKey,
        )
        if (next === null) return { rows, next: 'end' }
        return { rows, next: tail && tail.state !== 'idle' ? tail.state : 'more' }
      })
    })

    const moreAtom = atom(null, async (get, set) => {
      const after = get(firstValueAtom)?.next
      const known = get(tailAtom)
      const last = known?.pages.at(-1)
      const cursor = last ? last.next : after
      if (!after || !cursor || known?.state === 'loading') return
      const asked: Tail<Row> = {
        client: get(queryClientAtom),
        language: get(languageAtom),
        after,
        pages: known?.pages ?? [],
        state: 'loading',
      }
      set(anyTailAtom, asked)
      const outcome = await get(servicesAtom).client.send(call, { ...(input as object), cursor })
      // The list was read again meanwhile, or the member has changed: this page does not follow it.
      if (get(tailAtom) !== asked) return
      const failed: Tail<Row> = { ...asked, state: 'failed' }
      if (outcome.state !== 'granted') return set(anyTailAtom, failed)
      const page = outcome.value as Page<Row>
      const seen = [after, ...asked.pages.map(({ next }) => next)]
      // A repeated cursor would lead to an endless loop.
      const follows: Tail<Row> = { ...asked, pages: [...asked.pages, page], state: 'idle' }
      set(anyTailAtom, seen.includes(page.next) ? failed : follows)
    })

    return {
      id: `${first.id} listed`,
      atom: atom(
        (get) => get(listedAtom),
        (_get, set) => set(first.atom),
      ),
      more: moreAtom,
    }
  }
  return (input) => byInput(hashKey([input]), () => made(input))
}
