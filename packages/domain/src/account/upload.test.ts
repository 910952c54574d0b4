import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageSize, sniffImage } from './image.ts'
import { checkUpload, uploadRule } from './upload.ts'

const text = (letters: string): number[] => Array.from(letters, (letter) => letter.codePointAt(0) ?? 0)
const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256)
const little = (value: number, length: number): number[] => big(value, length).toReversed()

const PNG = [0x89, ...text('PNG\r\n'), 0x1a, 0x0a]

function png(width: number, height: number): Uint8Array {
  return Uint8Array.from([...PNG, ...big(13, 4), ...text('IHDR'), ...big(width, 4), ...big(height, 4), 8, 6])
}

/** A JPEG with tables and a fill byte before its frame. */
function jpeg(width: number, height: number, frame = 0xc0): Uint8Array {
  const table = (marker: number): number[] => [0xff, marker, ...big(4, 2), 1, 2]
  return Uint8Array.from([
    0xff,
    0xd8,
    ...table(0xe0),
    ...table(0x4f),
    0xff,
    ...table(0xc4),
    ...table(0xc8),
    ...table(0xcc),
    0xff,
    frame,
    ...big(17, 2),
    8,
    ...big(height, 2),
    ...big(width, 2),
  ])
}

function webp(chunk: string, body: number[]): Uint8Array {
  return Uint8Array.from([
    ...text('RIFF'),
    ...little(100, 4),
    ...text('WEBP'),
    ...text(chunk),
    ...little(10, 4),
    ...body,
  ])
}

const lossy = (width: number, height: number): Uint8Array =>
  webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width + 0x40_00, 2), ...little(height, 2)])
const lossless = (width: number, height: number): Uint8Array =>
  webp('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x40_00 + 0x10_00_00_00, 4)])
const extended = (width: number, height: number): Uint8Array =>
  webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)])

test.each([
  ['PNG', png(640, 480), 'image/png'],
  ['JPEG', jpeg(640, 480), 'image/jpeg'],
  ['progressive JPEG', jpeg(640, 480, 0xc2), 'image/jpeg'],
  ['last kind of JPEG', jpeg(640, 480, 0xcf), 'image/jpeg'],
  ['lossy WebP', lossy(640, 480), 'image/webp'],
  ['lossless WebP', lossless(640, 480), 'image/webp'],
  ['extended WebP', extended(640, 480), 'image/webp'],
])('a %s is known by its bytes, and so is its size', (_, bytes, type) => {
  expect(sniffImage(bytes)).toBe(type)
  expect(imageSize(bytes)).toEqual({ width: 640, height: 480 })
  expect(checkUpload(bytes)).toEqual([])
})

const refusal = (reason: string, max = '5MB') => [{ code: 'uploadFailed', params: { reason, max } }]

function padded(bytes: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length)
  whole.set(bytes)
  return whole
}

test.each([
  ['nothing', new Uint8Array(), refusal('empty')],
  ['exactly 5 MB', padded(png(640, 480), uploadRule.maxBytes), []],
  ['a byte more', padded(png(640, 480), uploadRule.maxBytes + 1), refusal('size')],
  ['a GIF', Uint8Array.from(text('GIF89a        ')), refusal('type')],
  ['a page that calls itself a picture', Uint8Array.from(text('<html>')), refusal('type')],
  ['a WebP that is no RIFF', Uint8Array.from(text('XXXX....WEBP')), refusal('type')],
  ['a RIFF that is a sound', Uint8Array.from(text('RIFF....WAVE')), refusal('type')],
  ['a JPEG without a frame', jpeg(640, 480, 0xd9), refusal('broken')],
  ['a JPEG cut off', jpeg(640, 480).subarray(0, 12), refusal('broken')],
  [
    'a JPEG whose segments do not follow one another',
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 2, 7, 7]),
    refusal('broken'),
  ],
  ['a PNG cut off', png(640, 480).subarray(0, 10), refusal('broken')],
  ['a PNG without height', png(640, 0), refusal('broken')],
  ['a PNG without width', png(0, 480), refusal('broken')],
  ['a WebP of an unknown kind', webp('VP9 ', []), refusal('broken')],
  ['4096 pixels', png(4096, 4096), []],
  ['a pixel too wide', png(4097, 1), refusal('pixels', '4096px')],
  ['a pixel too high', jpeg(1, 4097), refusal('pixels', '4096px')],
])('%s is refused accordingly', (_, bytes, refusals) => expect(checkUpload(bytes)).toEqual(refusals))

test('whatever bytes come, there is an answer', () => {
  const heads = fc.constantFrom<number[]>(
    [],
    PNG,
    [0xff, 0xd8, 0xff],
    [...text('RIFF'), 0, 0, 0, 0, ...text('WEBPVP8X')],
  )
  fc.assert(
    fc.property(heads, fc.uint8Array({ maxLength: 200 }), (head, tail) => {
      expect(checkUpload(Uint8Array.from([...head, ...tail])).length).toBeLessThanOrEqual(1)
    }),
    { seed: 4, numRuns: 1000 },
  )
})
