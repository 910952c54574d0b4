import type { Language } from '@kabuto/domain/shared'

/** How the app is installed, in a language. */
export const manifestFile = (language: Language): string => `manifest-${language}.webmanifest`
