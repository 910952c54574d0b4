import { type Language, languages } from '@kabuto/domain/shared'

export const themes = ['light', 'dark'] as const
export const priceColours = ['japan', 'west'] as const
export const textSizes = ['100', '130', '200'] as const

/** How a story is looked at: all of it is attributes on the root, so a component never knows of it. */
export type Look = {
  theme: (typeof themes)[number]
  price: (typeof priceColours)[number]
  language: Language
  text: (typeof textSizes)[number]
}

export const defaultLook: Look = { theme: 'light', price: 'japan', language: 'ja', text: '100' }

function oneOf<Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find((known) => known === value) ?? otherwise
}

/** Reads a look from Storybook's globals; an unknown value in a shared address falls back to the default. */
export function lookOf(globals: Record<string, unknown>): Look {
  return {
    theme: oneOf(themes, globals['theme'], defaultLook.theme),
    price: oneOf(priceColours, globals['price'], defaultLook.price),
    language: oneOf(languages, globals['language'], defaultLook.language),
    // `size200` in the toolbar; pictures and modes say 200 or '200'.
    text: oneOf(textSizes, String(globals['text']).replace('size', ''), defaultLook.text),
  }
}

/** Whether a story's own figures are hidden. */
export const isMasked = (globals: Record<string, unknown>): boolean => globals['figures'] === 'hidden'

/** Whether a story is shown without a connection. */
export const isOffline = (globals: Record<string, unknown>): boolean => globals['connection'] === 'offline'

export function applyLook(look: Look, root: HTMLElement): void {
  root.dataset['theme'] = look.theme
  root.dataset['price'] = look.price
  root.dataset['text'] = look.text
  root.lang = look.language
}
