import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flatten, type Token } from './flatten.ts'

export function readTokens(root: string): Token[] {
  return flatten(JSON.parse(readFileSync(join(root, 'packages/ui-kit/src/tokens/tokens.json'), 'utf8')))
}
