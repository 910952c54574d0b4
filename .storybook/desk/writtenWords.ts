import type { Language } from '@kabuto/domain/shared'
import type { i18n, TFunction } from 'i18next'

/** `space:key` → the texts that were written with it since a story began. */
type Written = Map<string, Set<string>>

/** Asked for by who collects what stories show (tools/desk): a workshop that is only looked at pays nothing for it. */
export const isCollecting = new URLSearchParams(location.search).has('collect')

const written = new Map<Language, Written>()

/** Notes which message each text of an instance was written with. */
export function noteWritten(instance: i18n, language: Language): void {
  if (!isCollecting) return
  const texts: Written = new Map()
  written.set(language, texts)
  const write = instance.t
  const noting = (keys: string | string[], options?: object): unknown => {
    const { usedNS, exactUsedKey, res } = write(keys, { ...options, returnDetails: true } as never) as unknown as {
      usedNS: string
      exactUsedKey: string
      res: unknown
    }
    const word = `${usedNS}:${exactUsedKey}`
    if (typeof res === 'string') texts.set(word, (texts.get(word) ?? new Set()).add(res))
    return res
  }
  instance.t = noting as unknown as TFunction
}

export const writtenIn = (language: Language): Written => written.get(language) ?? new Map()

export function forgetWritten(): void {
  for (const texts of written.values()) texts.clear()
}
