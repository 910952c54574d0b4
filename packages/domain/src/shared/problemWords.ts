import type { Language } from './language.ts'
import type { Problem } from './loadable.ts'
import { en } from './messages/en.ts'
import { ja } from './messages/ja.ts'
import { zhHant } from './messages/zhHant.ts'
import { fill } from './words.ts'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }

type ServerFault = { code: 'notFound'; what: string } | { code: 'systemBusy'; reference: string } | { code: 'requestFailed'; status: number }

/** What the server says where it could not serve a request at all. */
export function faultWords({ code, ...values }: ServerFault, language: Language): string {
  return fill<string>(words[language][code], values)
}

/** The sentence for a problem; the server's own msg is used where it sent one. */
export function problemWords({ code, status, msg }: Problem, language: Language): string {
  return msg || fill<string>(words[language][code], { status: status ?? '―' })
}
