import { type ChartIndicator, chartIndicators, type ChartInterval, chartIntervals } from '@kabuto/domain/market'
import { atom } from 'jotai'
import { servicesAtom } from '../shell/app.ts'

type ChartChoice = { interval: ChartInterval; indicators: readonly ChartIndicator[] }

const KEY = 'kabuto.chart'

const usual: ChartChoice = { interval: '1d', indicators: ['average'] }

/** `1d average,rsi`; what is not one of ours is left out. */
function choiceOf(kept: string | undefined): ChartChoice {
  const [interval, names = ''] = (kept ?? '').split(' ')
  const known = chartIntervals.find((each) => each === interval)
  return known
    ? { interval: known, indicators: chartIndicators.filter((each) => names.split(',').includes(each)) }
    : usual
}

const chosenAtom = atom<ChartChoice>()

/** How charts are looked at on this device, of whatever stock. */
export const chartChoiceAtom = atom(
  (get) => get(chosenAtom) ?? choiceOf(get(servicesAtom).lasting.read(KEY)),
  (get, set, choice: ChartChoice) => {
    get(servicesAtom).lasting.write(KEY, `${choice.interval} ${choice.indicators.join()}`)
    set(chosenAtom, choice)
  },
)
