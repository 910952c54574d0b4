import type { ja as refusals } from '@kabuto/domain/refusals/ja'
import type { ja as account } from './account/messages/ja.ts'
import type { ja as funds } from './funds/messages/ja.ts'
import type { ja as home } from './home/messages/ja.ts'
import type { ja as session } from './session/messages/ja.ts'
import type { ja as shared } from './shared/messages/ja.ts'
import type { ja as shell } from './shell/messages/ja.ts'
import type { ja as titles } from './titles/messages/ja.ts'

/**
 * The words of each feature; Japanese is the source, so its keys and parameters are the ones that `t` accepts. `refusals` are the
 * domain's own sentences, `titles` the names of all screens.
 */
export type Words = {
  account: typeof account
  funds: typeof funds
  home: typeof home
  refusals: typeof refusals
  session: typeof session
  shared: typeof shared
  shell: typeof shell
  titles: typeof titles
}
export type WordSpace = keyof Words

declare module 'i18next' {
  // An interface, because that is what i18next lets its users extend.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'shared'
    resources: Words
  }
}
