import type { Fault } from './fault.ts'

const folder = 'apps/fixture/src'
const headers = `${folder}/headers.test.ts`
const writers = `${folder}/proofs/writers.test.ts`

function noticedBy(file: string, test?: string): Fault['noticedBy'] {
  return { run: 'unit', file, ...(test === undefined ? {} : { test }) }
}

const answers: readonly Fault[] = [
  {
    rule: 'no answer tells another site where one was',
    file: `${folder}/headers.ts`,
    was: "  'referrer-policy': 'no-referrer',\n",
    becomes: '',
    noticedBy: noticedBy(headers, 'its headers and its type'),
  },
  {
    rule: 'an answer that holds a token is never packed',
    file: `${folder}/packing.ts`,
    was: 'text.length < WORTH_PACKING || ',
    becomes: '',
    noticedBy: noticedBy(headers, 'its headers and its type'),
  },
  {
    rule: 'a picture is served as what it is',
    file: `${folder}/server.ts`,
    was: "response.setHeader('content-type', picture.type)",
    becomes: "response.setHeader('content-type', 'image/jpeg')",
    noticedBy: noticedBy(headers, 'an uploaded'),
  },
  {
    rule: 'a picture of a member is kept by nothing on the way',
    file: `${folder}/server.ts`,
    was: "'private, no-store'",
    becomes: "'private, max-age=600'",
    noticedBy: noticedBy(headers, 'an uploaded'),
  },
  {
    rule: 'what is not found says so by its code',
    file: `${folder}/server.ts`,
    was: "refusedWith(refuse('notFound', { what: urlOf(request)?.pathname ?? '/' }), 'ja').body",
    becomes: "{ status: 0, msg: '見つかりません。' }",
    noticedBy: noticedBy(headers, 'a page that is none'),
  },
  {
    rule: 'whoever asks by another method is told which one',
    file: `${folder}/answering.ts`,
    was: "    response.setHeader('allow', 'POST')\n",
    becomes: '',
    noticedBy: noticedBy(headers, 'by another method'),
  },
  {
    rule: 'every call tells the time on the market',
    file: `${folder}/answering.ts`,
    was: "  response.setHeader('x-kabuto-time', new Date(answer.now).toISOString())\n",
    becomes: '',
    noticedBy: noticedBy(headers, 'its headers and its type'),
  },
  {
    rule: 'an answer to a member is kept by nothing on the way',
    file: `${folder}/answering.ts`,
    was: "  response.setHeader('cache-control', 'private, no-cache')\n",
    becomes: '',
    noticedBy: noticedBy(headers, 'its headers and its type'),
  },
  {
    rule: 'the page is asked for anew each time',
    file: `${folder}/site.ts`,
    was: "response.setHeader('cache-control', 'private, no-cache')",
    becomes: "response.setHeader('cache-control', 'max-age=600')",
    noticedBy: noticedBy(headers, 'the page'),
  },
  {
    rule: 'a page that is kept stays with the policy that names its nonce',
    file: `${folder}/site.ts`,
    was: "      response.removeHeader('content-security-policy')\n",
    becomes: '',
    noticedBy: noticedBy(headers, 'the page that a browser has already'),
  },
  {
    rule: 'the page is never served without its nonce',
    file: `${folder}/site.ts`,
    was: "  assets.delete('/index.html')\n",
    becomes: '',
    noticedBy: noticedBy(headers, 'the page by its file'),
  },
  {
    rule: 'only files of a known type are served',
    file: `${folder}/assets.ts`,
    was: 'const type = contentTypes[extname(name)]',
    becomes: "const type = contentTypes[extname(name)] ?? 'application/octet-stream'",
    noticedBy: noticedBy(headers, 'a type that is not served'),
  },
  {
    rule: 'a token counts for its own account only',
    file: `${folder}/answering.ts`,
    was: "account: header(request, 'account')",
    becomes: 'account: undefined',
    noticedBy: noticedBy(`${folder}/conformance/conformance.test.ts`),
  },
]

const streams: readonly Fault[] = [
  {
    rule: 'a stream ends with its session',
    file: 'packages/simulator/src/wiring/quoteStream.ts',
    was: 'if (!(await listener.isLive())) end(listener)',
    becomes: 'await listener.isLive()',
    noticedBy: noticedBy(`${folder}/stream.test.ts`, 'logged out'),
  },
  {
    rule: 'the streams of one member do not use up those of another',
    file: 'packages/simulator/src/wiring/quoteStream.ts',
    was: '[...listeners].filter((other) => other.member === member).length',
    becomes: 'listeners.size',
    noticedBy: noticedBy(`${folder}/hosting.test.ts`, 'ten times at once'),
  },
]

const books: readonly Fault[] = [
  {
    rule: 'a deletion wins only over the version that was read',
    file: `${folder}/sqliteStore.ts`,
    was: 'DELETE FROM rows WHERE collection = ? AND id = ? AND version = ?',
    becomes: 'DELETE FROM rows WHERE collection = ? AND id = ? AND version >= ? - 1',
    noticedBy: noticedBy(writers, 'on a file'),
  },
  {
    rule: 'a change wins only over the version that was read',
    file: `${folder}/sqliteStore.ts`,
    was: 'version = version + 1 WHERE collection = ? AND id = ? AND version = ?',
    becomes: 'version = version + 1 WHERE collection = ? AND id = ? AND version >= ?',
    noticedBy: noticedBy(writers, 'on a file'),
  },
  {
    rule: 'what was added meanwhile is not written over',
    file: `${folder}/sqliteStore.ts`,
    was: '`${INSERT} ON CONFLICT DO NOTHING`',
    becomes: '`${INSERT} ON CONFLICT DO UPDATE SET json = excluded.json, sum = excluded.sum`',
    noticedBy: noticedBy(writers, 'on a file'),
  },
  {
    rule: 'of a commit that comes too late nothing is written',
    file: `${folder}/sqliteStore.ts`,
    was: "written ? 'RELEASE one' : 'ROLLBACK TO one; RELEASE one'",
    becomes: "'RELEASE one'",
    noticedBy: noticedBy(writers, 'on a file'),
  },
  {
    rule: 'in memory, too, a deletion wins only over the version that was read',
    file: 'packages/simulator/src/engine/memoryStore.ts',
    was: 'if (!changes.every(isCurrent)) return false',
    becomes: 'if (!changes.every((change) => change.row === undefined || isCurrent(change))) return false',
    noticedBy: noticedBy(writers, 'in memory'),
  },
  {
    rule: 'only books that add up are kept as the last good ones',
    file: `${folder}/books.ts`,
    was: '      if ((await audit(sqliteStore(database))).length > 0) throw damaged(folder)\n      await keepCopy(database, lastGood(folder))\n',
    becomes:
      '      await keepCopy(database, lastGood(folder))\n      if ((await audit(sqliteStore(database))).length > 0) throw damaged(folder)\n',
    noticedBy: noticedBy(`${folder}/books.test.ts`, 'do not add up'),
  },
  {
    rule: 'only files with a name of ours are read',
    file: `${folder}/fileStore.ts`,
    was: '/^[0-9a-f]{32}$/',
    becomes: '/./',
    noticedBy: noticedBy(`${folder}/fileStore.test.ts`, 'no name of ours'),
  },
  {
    rule: 'an upload is for this user only',
    file: `${folder}/fileStore.ts`,
    was: 'await writeFile(file, bytes, { mode: 0o600 })',
    becomes: 'await writeFile(file, bytes)',
    noticedBy: noticedBy(`${folder}/fileStore.test.ts`, 'only this user can read'),
  },
  {
    rule: 'each password has a salt of its own',
    file: `${folder}/secrets.ts`,
    was: 'const salt = randomBytes(16)',
    becomes: "const salt = Buffer.from('kabuto'.padEnd(16))",
    noticedBy: noticedBy(`${folder}/secrets.test.ts`, 'another way each time'),
  },
]

export const server: readonly Fault[] = [...answers, ...streams, ...books]
