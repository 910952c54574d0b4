import { tokensCss } from './css.ts'
import { readTokens } from './read.ts'
import { tokensTs } from './typed.ts'

/** The files that are made from tokens.json, with the text they must hold. */
export function generated(root: string): { file: string; text: string }[] {
  const tokens = readTokens(root)
  return [
    { file: 'packages/ui-kit/src/tokens/tokens.css', text: tokensCss(tokens) },
    { file: 'packages/ui-kit/src/tokens/k.ts', text: tokensTs(tokens) },
  ]
}
