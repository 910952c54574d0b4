import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call } from '../../packages/domain/src/shared/wire/call.ts'
import {
  failureCodes,
  failureResponses,
  failures,
  type Json,
  oneOfRefusals,
  type RefusalKinds,
  refusalSchemas,
  type Words,
} from './refusals.ts'
import { summaries } from './summaries.ts'

type Source = {
  contract: readonly Call[]
  entities: Record<string, GenericSchema>
  refusedAnywhere: readonly string[]
  refusalTable: RefusalKinds
  words: Words
}

/** OpenAPI 3.1 speaks JSON Schema 2020-12. Entities are named once and pointed at. */
function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output', entities: Source['entities']): Json {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    definitions: entities,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  return rest
}

const language = { name: 'language', in: 'query', schema: { enum: ['Japan', 'English', 'China'] } }
const key = {
  name: 'idempotency-key',
  in: 'header',
  required: true,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** The refusals of the business, at HTTP 200; failures of HTTP itself are listed with their codes. */
function refusalsOf({ method, changes, refusals }: Pick<Call, 'method' | 'changes' | 'refusals'>): string[] {
  if (method === 'GET') return []
  return [...new Set<string>([...refusals, ...(changes ? ['idempotencyMismatch'] : [])])]
}

function answered(call: Call, entities: Source['entities']): Json {
  const refusals = refusalsOf(call)
  return {
    description: refusals.length > 0 ? 'status 1 with data, or status 0 with msg and refusal' : 'status 1 with data',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['status', 'msg'],
          properties: {
            status: { enum: [0, 1] },
            msg: { type: 'string' },
            data: schemaOf(call.output, 'output', entities),
            ...(refusals.length > 0 ? { refusal: oneOfRefusals(refusals) } : {}),
          },
        },
      },
    },
  }
}

/** The request of a call that is read as a stream is in its address. */
function queryOf({ input }: Call, entities: Source['entities']): Json[] {
  const { properties = {}, required = [] } = schemaOf(input, 'input', entities) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function operationOf(call: Call, { entities, refusedAnywhere }: Source): Json {
  const { path, role, changes, input, refusals, success, method } = call
  const body = {
    required: true,
    content: {
      [path === 'common/upload' ? 'multipart/form-data' : 'application/json']: {
        schema: schemaOf(input, 'input', entities),
      },
    },
  }
  return {
    operationId: path.replace('/', '_'),
    summary: summaries[path] ?? path,
    tags: [path.split('/')[0]],
    security: role === 'anyone' ? [] : [{ token: [], account: [] }],
    parameters: [language, ...(changes ? [key] : []), ...(method === 'GET' ? queryOf(call, entities) : [])],
    ...(method === 'GET' ? {} : { requestBody: body }),
    responses: {
      200: answered(call, entities),
      ...failures(call),
    },
    'x-role': role,
    'x-changes': changes,
    'x-refusals': [...refusals, ...refusedAnywhere],
    ...(success ? { 'x-success': success } : {}),
  }
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(source: Source): string {
  const { contract, entities } = source
  const schemas = Object.fromEntries(
    Object.entries(entities).map(([name, schema]) => [
      name,
      schemaOf(schema, 'output', Object.fromEntries(Object.entries(entities).filter(([other]) => other !== name))),
    ]),
  )
  // Refusals that only the client makes are no answers of a server.
  const refused = new Set([...failureCodes, ...contract.flatMap((call) => refusalsOf(call))])
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Kabuto',
      version: '1.0.0',
      description: 'A simulated brokerage. No real money moves.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api/vue' }],
    paths: Object.fromEntries(
      contract.map((call) => [
        `/${call.path}`,
        { [call.method === 'GET' ? 'get' : 'post']: operationOf(call, source) },
      ]),
    ),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        account: { type: 'apiKey', in: 'header', name: 'account' },
      },
      responses: failureResponses,
      schemas: {
        ...refusalSchemas(refused, source.refusalTable, source.words),
        ...schemas,
      },
    },
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}
