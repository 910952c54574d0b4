import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError } from '../bare/plain.mjs'
import { generatedDocuments } from '../documents/generated.ts'
import { newCall } from './call.ts'
import { type Edits, editsOf } from './edits.ts'
import { newKit } from './kit.ts'
import { camelName, featureOf, pascalName } from './names.ts'
import { newRefusal } from './refusal.ts'
import { type NewAddress, newScreen, type Titles } from './screen.ts'

const root = join(import.meta.dirname, '../..')

const USAGE = `Usage:
  pnpm new kit PriceTag                a part of the kit
  pnpm new screen funds Statement /user/statement --ja 取引明細 --en Statement --zhHant 交易明細
                                       a screen at an address of its own
  pnpm new call funds statement        a call that reads
  pnpm new refusal marginRuleChanged   a code with its sentence and its card`

function countOf(words: readonly string[], ...allowed: number[]): void {
  if (!allowed.includes(words.length)) throw new PlainError(USAGE)
}

function addressOf(path: string | undefined, titles: Partial<Titles>): NewAddress | undefined {
  const { ja, en, zhHant } = titles
  if (path === undefined && !ja && !en && !zhHant) return undefined
  if (path === undefined || !ja?.trim() || !en?.trim() || !zhHant?.trim())
    throw new PlainError(`A new address needs a path and a title in each of three languages.\n${USAGE}`)
  return { path, titles: { ja, en, zhHant } }
}

/** Notes what is to be written, and gives what is left to be done by hand. */
function plan(edits: Edits, [kind = '', ...words]: string[], titles: Partial<Titles>): string[] {
  const [first = '', second = '', third] = words
  if (kind !== 'screen' && Object.keys(titles).length > 0) throw new PlainError(`Only a screen has titles.\n${USAGE}`)
  switch (kind) {
    case 'kit':
      countOf(words, 1)
      return newKit(edits, root, pascalName(first))
    case 'screen':
      countOf(words, 2, 3)
      return newScreen(edits, root, featureOf(first), pascalName(second), addressOf(third, titles))
    case 'call':
      countOf(words, 2)
      return newCall(edits, root, featureOf(first), camelName(second))
    case 'refusal':
      countOf(words, 1)
      return newRefusal(edits, root, first)
    default:
      throw new PlainError(kind === '' ? USAGE : `“${kind}” is nothing that can be made anew.\n${USAGE}`)
  }
}

async function writeDocuments(): Promise<void> {
  for (const { file, text } of await generatedDocuments(root)) writeFileSync(join(root, file), text)
  console.log('made docs/openapi.json anew')
}

function asked(): { words: string[]; titles: Partial<Titles> } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { ja: { type: 'string' }, en: { type: 'string' }, zhHant: { type: 'string' } },
    })
    return { words: positionals, titles: values }
  } catch (fault) {
    throw new PlainError(`${(fault as Error).message}\n${USAGE}`)
  }
}

try {
  const { words, titles } = asked()
  const edits = editsOf(root)
  const next = plan(edits, words, titles)
  for (const file of await edits.write()) console.log(`wrote ${file}`)
  if (words[0] === 'call') await writeDocuments()
  console.log(`\nNext: pnpm check\n${next.map((line) => `- ${line}`).join('\n')}`)
} catch (fault) {
  if (!(fault instanceof PlainError)) throw fault
  console.error(fault.message)
  process.exitCode = 1
}
