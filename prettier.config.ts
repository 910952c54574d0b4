import type { Config } from 'prettier'

/** The one formatter of code, JSON and Markdown. */
export default {
  printWidth: 120,
  semi: false,
  singleQuote: true,
  proseWrap: 'always',
} satisfies Config
