type Schema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  pattern?: string
  format?: string
  maxLength?: number
}
type Operation = {
  tags: string[]
  parameters: { name: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: { 200: { content: Record<string, { schema: Schema }> } }
  'x-role': string
  'x-changes': boolean
  'x-refusals': string[]
  'x-success'?: string
}
type Document = {
  info: { title: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

type Words = (code: string) => string

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
const tag = (name: string, inner: string): string => `<${name}>${inner}</${name}>`
const anchor = (path: string): string => path.replace(/\W+/g, '-')

function nameOf(schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return `<a href="#schema-${safe(name)}">${safe(name)}</a>`
  }
  if (schema.const !== undefined) return `<code>${safe(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return schema.enum.map((value) => `<code>${safe(JSON.stringify(value))}</code>`).join(' | ')
  const ways = schema.anyOf ?? schema.oneOf
  if (ways) return ways.map(nameOf).join(' | ')
  if (schema.type === 'array') return `list of ${nameOf(schema.items ?? {})}`
  if (schema.properties) return 'object'
  return safe(
    [
      schema.type ?? 'anything',
      schema.format,
      schema.pattern && `like ${schema.pattern}`,
      schema.maxLength && `up to ${schema.maxLength} letters`,
    ]
      .filter(Boolean)
      .join(', '),
  )
}

/** What an object holds, one field a row; what is nested is shown beneath it. */
function fields(schema: Schema, depth = 0): string {
  const ways = schema.anyOf ?? schema.oneOf
  if (ways && !schema.properties)
    return ways
      .filter(({ properties }) => properties)
      .map((way) => fields(way, depth))
      .join(tag('p', 'or'))
  if (schema.type === 'array' && schema.items?.properties) return fields(schema.items, depth)
  if (!schema.properties || depth > 2) return ''
  const rows = Object.entries(schema.properties).map(([name, field]) =>
    tag(
      'tr',
      `${tag('td', `<code>${safe(name)}</code>${schema.required?.includes(name) ? '' : ' <i>optional</i>'}`)}${tag('td', nameOf(field) + fields(field, depth + 1))}`,
    ),
  )
  return rows.length === 0 ? '' : tag('table', rows.join(''))
}

function section(path: string, method: string, operation: Operation, words: Words): string {
  const {
    requestBody,
    responses,
    'x-role': role,
    'x-changes': changes,
    'x-refusals': refusals,
    'x-success': success,
  } = operation
  const input = Object.values(requestBody?.content ?? {})[0]?.schema ?? {}
  const output = Object.values(responses[200].content)[0]?.schema.properties?.['data'] ?? {}
  const facts = [
    role === 'anyone' ? 'open to anybody' : `for a ${role}`,
    changes ? 'changes something: needs an idempotency-key' : 'reads',
    success && `says “${success}” at status 1`,
  ].filter(Boolean)
  return [
    `<section id="${anchor(path)}">`,
    tag('h3', `${method.toUpperCase()} <code>${safe(path)}</code>`),
    tag('p', safe(facts.join(' · '))),
    tag('h4', 'in'),
    fields(input) || tag('p', 'nothing'),
    tag('h4', 'data'),
    fields(output) || tag('p', nameOf(output)),
    tag('h4', 'may refuse'),
    `<ul>${refusals.map((code) => `<li><code>${safe(code)}</code> <span lang="ja">${safe(words(code))}</span></li>`).join('')}</ul>`,
    '</section>',
  ].join('\n')
}

const style = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,"Noto Sans JP",sans-serif;max-width:960px;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%;margin:.25rem 0}td{border:1px solid color-mix(in srgb,currentColor 25%,transparent);padding:.25rem .5rem;vertical-align:top;overflow-wrap:anywhere}
code{font:14px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}section{border-top:1px solid color-mix(in srgb,currentColor 25%,transparent);margin-top:2rem}h4{margin:.75rem 0 .25rem}nav li{display:inline-block;margin-inline-end:1rem}`

/** One page for authors of a client or a server: every call, what goes in and out, and how it refuses. */
export function callsPage(openApi: string, words: Words): string {
  const { info, paths, components } = JSON.parse(openApi) as Document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = [...new Set(calls.map(({ operation }) => operation.tags[0] ?? ''))]
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(info.title)}: calls</title><style>${style}</style></head>`,
    '<body>',
    tag('h1', `${safe(info.title)}: ${calls.length} calls`),
    tag('p', safe(info.description)),
    tag(
      'p',
      'Made from the contract by <code>pnpm documents</code>; do not edit. The same as a document for machines: <a href="openapi.json">openapi.json</a>. Whether a server fits it: <code>pnpm conformance --base-url URL</code>.',
    ),
    ...areas.map(
      (area) =>
        `<nav aria-label="${safe(area)}"><h2>${safe(area)}</h2><ul>${calls
          .filter(({ operation }) => operation.tags[0] === area)
          .map(({ path }) => `<li><a href="#${anchor(path)}">${safe(path)}</a></li>`)
          .join('')}</ul></nav>`,
    ),
    ...calls.map(({ path, method, operation }) => section(path, method, operation, words)),
    tag('h2', 'What is named above'),
    ...Object.entries(components.schemas).map(
      ([name, schema]) =>
        `<section id="schema-${safe(name)}">${tag('h3', safe(name))}${fields(schema) || tag('p', nameOf(schema))}</section>`,
    ),
    '</body></html>',
    '',
  ].join('\n')
}
