import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call } from '../../packages/domain/src/shared/call.ts'

type Json = Record<string, unknown>
type Source = { contract: readonly Call[]; entities: Record<string, GenericSchema>; refusedAnywhere: readonly string[] }

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

function answered({ output }: Call, entities: Source['entities']): Json {
  return {
    description: 'status 1 with data, or status 0 with msg and refusal',
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['status', 'msg'],
          properties: {
            status: { enum: [0, 1] },
            msg: { type: 'string' },
            data: schemaOf(output, 'output', entities),
            refusal: { $ref: '#/components/schemas/Refusal' },
          },
        },
      },
    },
  }
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
    tags: [path.split('/')[0]],
    security: role === 'anyone' ? [] : [{ token: [], account: [] }],
    parameters: [language, ...(changes ? [key] : [])],
    ...(method === 'GET' ? {} : { requestBody: body }),
    responses: {
      200: answered(call, entities),
      ...(role === 'anyone' ? {} : { 401: { description: 'no session, or one that has ended' } }),
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
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'params'],
          properties: {
            code: { type: 'string' },
            params: { type: 'object' },
            field: { type: 'string' },
            fix: { type: 'string' },
          },
        },
        ...schemas,
      },
    },
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}
