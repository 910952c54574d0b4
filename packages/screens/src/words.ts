import type { ja as account } from './account/messages/ja.ts'
import type { ja as shared } from './shared/messages/ja.ts'

/** The words of each feature; Japanese is the source, so its keys and parameters are the ones that `t` accepts. */
export type Words = { account: typeof account; shared: typeof shared }
export type WordSpace = keyof Words

declare module 'i18next' {
  // An interface, because that is what i18next lets its users extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'shared'
    resources: Words
  }
}
