import type { Language } from '@kabuto/domain/shared'

/** Each in its own words, whatever is shown now. */
export const languageNames: Record<Language, string> = { ja: '日本語', en: 'English', 'zh-Hant': '繁體中文' }
