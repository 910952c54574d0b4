import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashesOf } from '../apps/demo/pagePolicy.ts'

/** The page of the workshop, and the one in it that shows a story. */
const pages = ['index.html', 'iframe.html']

/**
 * Runs the workshop's own scripts and no others, and asks no other host for anything. Storybook fills elements of style
 * with text of its own while it runs, so styles have no hashes, and it has small fonts within its scripts.
 */
function policyOf(page: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashesOf(page, 'script').join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Gives the pages of a built workshop a policy: a static host may send none. */
export function writePolicy(workshop: string): void {
  for (const name of pages) {
    const file = join(workshop, name)
    const page = readFileSync(file, 'utf8')
    if (!page.includes('<head>')) throw new Error(`${name} has no <head>`)
    const policy = `<meta http-equiv="content-security-policy" content="${policyOf(page)}" />`
    writeFileSync(
      file,
      page.replace('<head>', () => `<head>${policy}`),
    )
  }
}
