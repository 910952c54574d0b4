/// <reference types="i18next" />
import type { ja } from '@kabuto/domain/refusals/ja'

/**
 * The words of each feature. Japanese is the source, so its keys and parameters are the ones that `t` accepts: each
 * table `<feature>/messages/ja.ts` adds itself here. `refusals` are the domain's own sentences, `titles` the names of
 * all screens.
 */
export interface Words {
  refusals: typeof ja
}

export type WordSpace = keyof Words

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shared'
    resources: Words
  }
}
