import { siteConfigCall } from '@kabuto/domain/session'
import { type Call, type Envelope, faultWords, type Language, SUCCESS } from '@kabuto/domain/shared'
import { safeParse } from 'valibot'
import { siteConfig } from './session/siteConfig.ts'
import type { Store } from './store.ts'

export type Request = { path: string; body: unknown; language: Language }
export type Answer = { http: number; body: Envelope }
export type Brokerage = { handle: (request: Request) => Promise<Answer> }

type Handler = { call: Call; answer: (store: Store) => Promise<unknown> }

const handlers: readonly Handler[] = [{ call: siteConfigCall, answer: siteConfig }]
const byPath = new Map(handlers.map((handler) => [handler.call.path as string, handler]))

/** A broker that runs in Node and in a page alike: everything it needs comes in through ports. */
export function createBrokerage({ store }: { store: Store }): Brokerage {
  return {
    async handle({ path, body, language }) {
      const handler = byPath.get(path)
      if (!handler) return { http: 404, body: { status: 0, msg: faultWords({ code: 'notFound', what: path }, language) } }
      if (!safeParse(handler.call.input, body).success) {
        return { http: 400, body: { status: 0, msg: faultWords({ code: 'requestFailed', status: 400 }, language) } }
      }
      return { http: 200, body: { status: SUCCESS, msg: '', data: await handler.answer(store) } }
    },
  }
}
