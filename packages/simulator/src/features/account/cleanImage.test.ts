import { describe, expect, test } from 'vitest'
import { cleanImage } from './cleanImage.ts'

const bytes = (...parts: (number[] | string)[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  )

/** A part of a JPEG: its mark, its length with the two bytes that say it, and what it holds. */
const marked = (mark: number, held: string): number[] => [0xff, mark, 0, held.length + 2, ...bytes(held)]
const start = [0xff, 0xd8]
const scan = [...marked(0xda, 'how'), 1, 2, 0xd9, 0xff, 0, 3, 0xff, 0xd9]
const jfif = marked(0xe0, 'JFIF')

describe('a JPEG', () => {
  test.each([
    ['EXIF with a place', 0xe1],
    ['a profile', 0xe2],
    ['what Photoshop writes', 0xed],
    ['another program’s data', 0xef],
    ['a comment', 0xfe],
  ])('loses %s and keeps the picture', (_, mark) => {
    const adobe = marked(0xee, 'Adobe')
    const table = marked(0xdb, 'table')
    const sent = bytes(start, jfif, marked(mark, 'secret'), adobe, table, scan)
    expect(cleanImage(sent)).toEqual(bytes(start, jfif, adobe, table, scan))
  })

  test('loses a second file behind its end', () => {
    expect(cleanImage(bytes(start, jfif, scan, 'PK secret'))).toEqual(bytes(start, jfif, scan))
  })

  test('may fill the space between its parts', () => {
    expect(cleanImage(bytes(start, jfif, [0xff, 0xff], marked(0xdb, 'table'), scan))).toEqual(
      bytes(start, jfif, marked(0xdb, 'table'), scan),
    )
  })

  test.each([
    ['without a picture', bytes(start, jfif)],
    ['whose picture does not end', bytes(start, jfif, scan.slice(0, -1))],
    ['whose part is longer than the file', bytes(start, jfif, [0xff, 0xdb, 0xff, 0xff], 'table')],
    ['whose part ends within its length', bytes(start, jfif, [0xff, 0xdb, 0])],
    ['with something else between its parts', bytes(start, jfif, [1], scan)],
  ])('%s is none', (_, sent) => expect(cleanImage(sent)).toBeUndefined())
})

const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const check = [9, 9, 9, 9]
const chunk = (kind: string, held: string): number[] => [0, 0, 0, held.length, ...bytes(kind, held), ...check]

describe('a PNG', () => {
  const picture = [chunk('IDAT', 'picture'), chunk('IEND', '')]

  test.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'iCCP'])('loses its %s', (kind) => {
    const sent = bytes(head, chunk('IHDR', 'size'), chunk(kind, 'secret'), ...picture)
    expect(cleanImage(sent)).toEqual(bytes(head, chunk('IHDR', 'size'), ...picture))
  })

  test.each(['PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'])(
    'keeps its %s, without which it looks different',
    (kind) => {
      const sent = bytes(head, chunk('IHDR', 'size'), chunk(kind, 'drawn'), ...picture)
      expect(cleanImage(sent)).toEqual(sent)
    },
  )

  test('loses a second file behind its end', () => {
    expect(cleanImage(bytes(head, ...picture, 'PK secret'))).toEqual(bytes(head, ...picture))
  })

  test.each([
    ['that does not end', bytes(head, chunk('IDAT', 'picture'))],
    ['whose last part is cut off', bytes(head, chunk('IDAT', 'picture'), chunk('IEND', '').slice(0, -1))],
    ['whose part is longer than the file', bytes(head, [0, 0, 1, 0], 'IDAT', 'picture picture')],
  ])('%s is none', (_, sent) => expect(cleanImage(sent)).toBeUndefined())
})

/** A part of a WebP: its name, its length, what it holds, and a byte that makes it even. */
const part = (kind: string, held: string): number[] => [
  ...bytes(kind),
  held.length,
  0,
  0,
  0,
  ...bytes(held),
  ...(held.length % 2 === 0 ? [] : [0]),
]
function webp(...parts: number[][]): Uint8Array {
  const held = parts.flat()
  return bytes('RIFF', [held.length + 4, 0, 0, 0], 'WEBP', held)
}

describe('a WebP', () => {
  const picture = part('VP8 ', 'a picture')

  test.each(['EXIF', 'XMP ', 'ICCP'])('loses its %s, and its length says so', (kind) => {
    expect(cleanImage(webp(part(kind, 'secret'), picture))).toEqual(webp(picture))
  })

  test('no longer announces what it has lost', () => {
    const announced = (bits: number): number[] => part('VP8X', String.fromCharCode(bits, 0, 0, 0, 1, 0, 0, 1, 0, 0))
    expect(cleanImage(webp(announced(0b0011_1110), picture, part('EXIF', 'secret')))).toEqual(
      webp(announced(0b0001_0010), picture),
    )
    // Only that part announces anything.
    expect(cleanImage(webp(part('VP8L', '\u003e>>>>>>>>>')))).toEqual(webp(part('VP8L', '>>>>>>>>>>')))
  })

  test('loses a second file behind its end', () => {
    expect(cleanImage(bytes([...webp(picture)], 'PK secret'))).toEqual(webp(picture))
  })

  test('whose last part is not made even is kept', () => {
    const odd = bytes('RIFF', [21, 0, 0, 0], 'WEBP', picture.slice(0, -1))
    expect(cleanImage(odd)).toEqual(odd)
  })

  test.each([
    ['that is shorter than it says', bytes('RIFF', [99, 0, 0, 0], 'WEBP', picture)],
    [
      'whose part is longer than it',
      bytes('RIFF', [picture.length + 4, 0, 0, 0], 'WEBP', 'VP8 ', [99, 0, 0, 0], 'a picture!'),
    ],
  ])('%s is none', (_, sent) => expect(cleanImage(sent)).toBeUndefined())
})

test('what is no picture is none', () => {
  expect(cleanImage(bytes('GIF89a and so on'))).toBeUndefined()
})
