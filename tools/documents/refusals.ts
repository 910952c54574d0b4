import type { Call } from '../../packages/domain/src/shared/wire/call.ts'

export type Json = Record<string, unknown>
/** The parameters of each refusal by their kinds. */
export type RefusalKinds = Readonly<Record<string, { params: Readonly<Record<string, string>> }>>
export type Words = Readonly<Record<string, string>>

const text = { type: 'string' }
const amount = { type: 'string', pattern: String.raw`^-?\d{1,20}(\.\d{1,20})?$` }
const time = { type: 'string', format: 'date-time' }
const count = { type: 'integer', minimum: 0 }

const plain: Readonly<Record<string, Json>> = {
  count,
  shares: count,
  amount,
  price: amount,
  percent: amount,
  time,
  farTime: time,
  day: { type: 'string', format: 'date' },
  clock: { type: 'string', pattern: String.raw`^\d?\d:\d\d$` },
  text,
  pool: { enum: ['available', 'sameDay'] },
}

/** Where the words of a kind are: its values are those that there are words for. */
const prefixes: Readonly<Record<string, string>> = {
  field: 'field_',
  state: 'state_',
  sellRule: 'rule_',
  upload: 'upload_',
  notAllowedRule: 'notAllowed_',
  operation: 'fundOperationPending_',
  cause: 'tooOften_',
  unit: 'unit_',
}

function kindSchema(kind: string, words: Words): Json {
  if (kind === 'states') return { type: 'array', items: kindSchema('state', words) }
  const prefix = prefixes[kind]
  if (prefix === undefined) return plain[kind] ?? text
  const names = Object.keys(words).flatMap((key) => (key.startsWith(prefix) ? key.slice(prefix.length) : []))
  return { type: 'string', enum: kind === 'unit' ? [...names, 'USD'] : names }
}

const refusalName = (code: string): string => `Refusal${code.charAt(0).toUpperCase()}${code.slice(1)}`

const refTo = (code: string): Json => ({ $ref: `#/components/schemas/${refusalName(code)}` })

/** The refusals named with their parameters; one with `?` may be missing. */
export function refusalSchemas(named: ReadonlySet<string>, kinds: RefusalKinds, words: Words): Json {
  const wanted = Object.entries(kinds).filter(([code]) => named.has(code))
  return Object.fromEntries(
    wanted.map(([code, { params }]) => [
      refusalName(code),
      {
        type: 'object',
        required: ['code', 'params'],
        properties: {
          code: { const: code },
          params: {
            type: 'object',
            required: Object.keys(params).filter((name) => !params[name]?.endsWith('?')),
            properties: Object.fromEntries(
              Object.entries(params).map(([name, kind]) => [name, kindSchema(kind.replace('?', ''), words)]),
            ),
          },
          field: text,
          fix: text,
        },
      },
    ]),
  )
}

export function oneOfRefusals(codes: readonly string[]): Json {
  const [only, ...others] = codes
  return only !== undefined && others.length === 0 ? refTo(only) : { oneOf: codes.map(refTo) }
}

function refusedWith(description: string, ...codes: string[]): Json {
  return {
    description,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['status', 'msg', 'refusal'],
          properties: { status: { const: 0 }, msg: text, refusal: oneOfRefusals(codes) },
        },
      },
    },
  }
}

/** Failures given as an HTTP code, because the business has not been asked (docs/decisions/calls.md). */
const failed = {
  BadlyFormed: [400, 'badly formed: a field is missing, or is not what the contract says', 'requestFailed'],
  NoSession: [401, 'no session, or one that has ended', 'sessionEnded', 'loginBanned'],
  BackOfficeOnly: [403, 'for the back office only', 'notAllowed'],
  TooLarge: [413, 'too large', 'requestFailed'],
  NotJson: [415, 'not JSON', 'requestFailed'],
  TooOften: [429, 'too many calls in ten seconds', 'tooOften'],
  TooManyStreams: [429, 'too many calls in ten seconds, or as many streams as can be', 'tooOften', 'streamsFull'],
  Fault: [500, 'a fault of ours, by its reference; nothing has changed', 'systemBusy'],
  PlannedFault: [503, 'a fault on demand', 'systemBusy'],
} as const satisfies Record<string, readonly [number, string, ...string[]]>

export const failureCodes: readonly string[] = Object.values(failed).flatMap(([, , ...codes]) => codes)

export const failureResponses: Json = Object.fromEntries(
  Object.entries(failed).map(([name, [, description, ...codes]]) => [name, refusedWith(description, ...codes)]),
)

/** Those of one call. */
export function failures({ path, role, method }: Pick<Call, 'path' | 'role' | 'method'>): Json {
  const posted = method !== 'GET'
  const names: (keyof typeof failed)[] = [
    'BadlyFormed',
    ...(role === 'anyone' ? [] : ['NoSession' as const]),
    ...(role === 'admin' ? ['BackOfficeOnly' as const] : []),
    ...(posted ? ['TooLarge' as const] : []),
    ...(posted && path !== 'common/upload' ? ['NotJson' as const] : []),
    posted ? 'TooOften' : 'TooManyStreams',
    'Fault',
    'PlannedFault',
  ]
  return Object.fromEntries(names.map((name) => [failed[name][0], { $ref: `#/components/responses/${name}` }]))
}
