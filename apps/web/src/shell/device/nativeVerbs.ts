/**
 * What the page may ask of a native app around it: each verb with its values, in the order in which Android gets them,
 * and what each looks like as a whole. The sample apps in native/ and the fake one of the journeys refuse all else.
 */
export const nativeVerbs = {
  openExternal: { url: 'https://[a-z0-9.-]+/[!-~]*' },
  exit: {},
  statusBar: { colour: '#[0-9A-Fa-f]{6}', text: 'dark|light' },
  haptic: { kind: 'light' },
} as const

export type NativeVerb = keyof typeof nativeVerbs

/** The values of a verb by their names. */
export type NativeValues<Verb extends NativeVerb> = Record<keyof (typeof nativeVerbs)[Verb], string>
