import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../bare/plain.mjs'
import { beforeLast, type Edits } from './edits.ts'

const REFUSAL = 'packages/domain/src/shared/refusal'

/** Says no more than that it was refused, until somebody writes why. */
const sentences = {
  ja: '受け付けられませんでした。内容を確認してください。',
  en: 'The request was not accepted. Please check it.',
  zhHant: '未能受理此申請，請確認內容。',
}

function checkCode(root: string, code: string): void {
  // A longer one would not leave its rows on one line.
  if (!/^[a-z][a-zA-Z\d]{1,39}$/.test(code))
    throw new PlainError(`“${code}” is no code of a refusal: write it as marginRuleChanged, 40 letters at most.`)
  // Some codes have further sentences, and states and fields have their words beside them.
  if (new RegExp(`^ {2}${code}:`, 'm').test(readFileSync(join(root, REFUSAL, 'refusals/ja.ts'), 'utf8')))
    throw new PlainError(`The words of the refusals know another ${code} already. Choose another name.`)
}

/** A refusal without parameters or a fix: its row, its example, its sentence in three languages, its card. */
export function newRefusal(edits: Edits, root: string, code: string): string[] {
  checkCode(root, code)
  edits.change(`${REFUSAL}/refusalTable.ts`, (text) =>
    beforeLast(text, '} as const satisfies', `  ${code}: { params: {}, tone: 'danger' },`),
  )
  edits.change(`${REFUSAL}/samples.ts`, (text) => beforeLast(text, '}', `  ${code}: refuse('${code}', {}),`))
  for (const [language, sentence] of Object.entries(sentences)) {
    // After the sentences, before the words of the states.
    edits.change(`${REFUSAL}/refusals/${language}.ts`, (text) =>
      text.replace(/\n\n {2}state_/, `\n  ${code}: '${sentence}',$&`),
    )
  }
  edits.change('packages/screens/src/shared/Refusal/entryExplanations.ts', (text) =>
    beforeLast(text, '} satisfies', `  ${code}: () => ({ icon: CircleAlertIcon }),`),
  )
  return [
    `Say in the three sentences of ${code} which rule it is, and give its row the parameters that they tell`,
    'Give its row the fix that helps, and name it in the contract of the calls that refuse with it (docs/rules.md)',
  ]
}
