import { expect, test } from 'vitest'
import { readEvents } from './events.ts'

const encoder = new TextEncoder()

/** A stream that comes in these pieces. */
function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
}

async function read(...pieces: (string | Uint8Array)[]): Promise<string[]> {
  const data: string[] = []
  await readEvents(streamOf(...pieces), (one) => data.push(one))
  return data
}

const kanji = encoder.encode('data: 織部紡績\n\n')

test.each([
  ['two events', ['data: one\n\ndata: two\n\n'], ['one', 'two']],
  ['an event in pieces', ['da', 'ta: on', 'e\n', '\n'], ['one']],
  ['a letter in pieces', [kanji.slice(0, 7), kanji.slice(7)], ['織部紡績']],
  ['lines that end as on Windows', ['data: one\r\n\r\n'], ['one']],
  ['data over two lines', ['data: one\ndata: two\n\n'], ['one\ntwo']],
  ['no space behind the colon', ['data:one\n\n'], ['one']],
  ['comments, names and ids', [':\n\n: alive\nevent: quote\nid: 7\ndata: one\n\n'], ['one']],
  ['an event that was cut', ['data: one\n\ndata: tw'], ['one']],
  ['a page instead of events', ['<html>\n<body>\n'], []],
  ['nothing', [], []],
])('%s', async (_, pieces, data) => {
  expect(await read(...pieces)).toEqual(data)
})

const LONGEST = 64 * 1024

test.each([
  ['a line', (length: number) => ['x'.repeat(length), '\n']],
  ['an event of lines', (length: number) => ['data:\n'.repeat(length), '\n']],
])('%s may have 65,536 of its parts, and no more', async (_, piecesOf) => {
  expect((await read(...piecesOf(LONGEST), 'data: one\n\n')).at(-1)).toContain('one')
  await expect(read(...piecesOf(LONGEST + 1))).rejects.toThrow('no events')
})

test('what goes on without an end is given up', async () => {
  const endless = Array.from({ length: 100 }, () => 'x'.repeat(1_000))
  await expect(read(...endless)).rejects.toThrow('no events')
})
