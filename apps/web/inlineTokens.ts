import type { Plugin } from 'vite'
import { k } from '../../packages/ui-kit/src/tokens/k.ts'

type Tree = { readonly [name: string]: Tree | string }

const ACCESS = /\bk((?:\.[A-Za-z]\w*|\['[^']+'\]|\[\d+\])+)/g
const NAME = /[A-Za-z]\w*|[\d]+|'([^']+)'/g

/** `k.text.primary` is a constant: the text that stands for it in the build, so that the table of all tokens need not be shipped. */
export function inlined(code: string): string {
  return code.replace(ACCESS, (access, path: string) => {
    let found: Tree | string | undefined = k
    for (const [name, quoted] of path.matchAll(NAME)) found = typeof found === 'object' ? found[quoted ?? name] : undefined
    return typeof found === 'string' ? JSON.stringify(found) : access
  })
}

export function inlineTokens(): Plugin {
  return {
    name: 'kabuto-inline-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/\/ui-kit\/src\/.*\.tsx?$/.test(id) && !id.includes('/tokens/') ? inlined(code) : undefined),
  }
}
