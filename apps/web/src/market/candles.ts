import { type Bar, candlesCall, type ChartInterval, toBar } from '@kabuto/domain/market'
import { type Loadable, mapped, toIso, valueOf } from '@kabuto/domain/shared'
import { atom, type WritableAtom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { servicesAtom } from '../shell/app.ts'
import { keyed } from '../shell/data/keyed.ts'
import { type Resource, resource } from '../shell/data/resource.ts'

/** How many are shown first, and how many older ones are read at once. */
const FIRST = 200
const OLDER = 500

type Series = { symbol: string; interval: ChartInterval }
type ReadCandles = { candles: readonly Bar[]; older: 'more' | 'loading' | 'failed' | 'end' }
type Candles = Resource<ReadCandles> & { more: WritableAtom<null, [], Promise<void>> }

/** The newest ones are read again, so that what the stream has left out is mended. */
const newestCandles = resource(candlesCall, { every: 60_000, value: (candles) => candles.map(toBar) })

/** What was read before goes on where the newest reading still touches it; else there would be a hole. */
function joined(before: readonly Bar[], newest: readonly Bar[]): readonly Bar[] {
  const [first] = newest
  if (!first || !before.some(({ at }) => at === first.at)) return newest
  return [...before.filter(({ at }) => at < first.at), ...newest]
}

/** Those before a candle. */
type Tail = { before: Bar['at']; bars: readonly Bar[]; state: ReadCandles['older'] }

const none: readonly Bar[] = []

function made({ symbol, interval }: Series): Candles {
  const newest = newestCandles({ symbol, interval, limit: FIRST })
  const valueAtom = atom((get) => valueOf(get(newest.atom)))
  const joinedAtom = selectAtom(valueAtom, (bars, before: readonly Bar[] = none) =>
    bars ? joined(before, bars) : before,
  )
  const anyTailAtom = atom<Tail>()
  const readAtom = atom((get): ReadCandles | undefined => {
    const [bars, tail] = [get(joinedAtom), get(anyTailAtom)]
    if (!get(valueAtom)) return undefined
    const at = tail ? bars.findIndex((bar) => bar.at === tail.before) : -1
    if (tail && at >= 0) return { candles: [...tail.bars, ...bars.slice(at)], older: tail.state }
    return { candles: bars, older: bars.length < FIRST ? 'end' : 'more' }
  })
  return {
    id: `${newest.id} and older`,
    atom: atom(
      (get): Loadable<ReadCandles> => {
        const read = get(readAtom)
        return mapped(get(newest.atom), () => read ?? { candles: [], older: 'end' })
      },
      (_get, set) => set(newest.atom),
    ),
    more: atom(null, async (get, set) => {
      const read = get(readAtom)
      const [oldest] = read?.candles ?? []
      if (!read || !oldest || read.older === 'loading' || read.older === 'end') return
      const known = get(anyTailAtom)
      const goesOn = known?.bars[0] === oldest
      const asked: Tail = { ...(goesOn ? known : { before: oldest.at, bars: [] }), state: 'loading' }
      set(anyTailAtom, asked)
      const input = { symbol, interval, until: toIso(oldest.at), limit: OLDER }
      const outcome = await get(servicesAtom).client.send(candlesCall, input)
      if (outcome.state !== 'granted') return set(anyTailAtom, { ...asked, state: 'failed' })
      const older = outcome.value.map(toBar).filter(({ at }) => at < oldest.at)
      set(anyTailAtom, {
        ...asked,
        bars: [...older, ...asked.bars],
        state: older.length < OLDER ? 'end' : 'more',
      })
    }),
  }
}

const bySeries = keyed<Candles>()

/** The candles of a stock, the newest first read, and older ones on request. */
export function candlesOf(series: Series): Candles {
  return bySeries(`${series.symbol} ${series.interval}`, () => made(series))
}
