import { type Instant, type Language, type Refusal, type RefusalWord, sentenceOf } from '@kabuto/domain/shared'
import type { PostProcessorModule } from 'i18next'

export type RefusalTold = { refusal: Refusal; word: RefusalWord; locale: Language; now: Instant | undefined }

/** Makes a refusal's words its sentence. It comes with those words, after the first page, which can do without. */
export const refusalWriter: PostProcessorModule = {
  type: 'postProcessor',
  name: 'refusal',
  process(_text, _key, options) {
    const { refusal, word, locale, now } = options as unknown as RefusalTold
    return sentenceOf(refusal, word, locale, now)
  },
}
