import { atom } from 'jotai'
import { servicesAtom } from '../app.ts'

/** The settings of the app's look, with their values. The first value is the default and is not stored. */
const choices = {
  theme: ['system', 'light', 'dark'],
  price: ['japan', 'west'],
  text: ['100', '130', '200'],
  bar: ['five', 'seven'],
} as const

type Look = keyof typeof choices
export type Looks = { [Name in Look]: (typeof choices)[Name][number] }

const names = Object.keys(choices) as Look[]
const keyOf = (name: Look): string => `kabuto.${name}`

const changedAtom = atom<Partial<Looks>>({})

/**
 * The settings of this device. A change is set on the page at once and stored for the next start, when arrangeFrame.ts
 * sets it before the app has loaded.
 */
export const looksAtom = atom(
  (get) => {
    const { lasting } = get(servicesAtom)
    const kept = names.map((name) => {
      const values: readonly string[] = choices[name]
      const value = lasting.read(keyOf(name))
      return [name, value !== undefined && values.includes(value) ? value : values[0]]
    })
    return { ...(Object.fromEntries(kept) as Looks), ...get(changedAtom) }
  },
  (get, set, change: Partial<Looks>) => {
    const { lasting } = get(servicesAtom)
    for (const name of names) {
      const value = change[name]
      if (value === undefined) continue
      const chosen = value === choices[name][0] ? undefined : value
      lasting.write(keyOf(name), chosen)
      if (chosen === undefined) delete document.documentElement.dataset[name]
      else document.documentElement.dataset[name] = chosen
    }
    set(changedAtom, { ...get(changedAtom), ...change })
  },
)
