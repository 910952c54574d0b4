import { type ImageType, sniffImage } from '@kabuto/domain/account'

type Part = readonly [from: number, to: number]

function joined(bytes: Uint8Array, parts: readonly Part[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, [from, to]) => size + to - from, 0))
  let at = 0
  for (const [from, to] of parts) {
    whole.set(bytes.subarray(from, to), at)
    at += to - from
  }
  return whole
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCodePoint(...bytes.subarray(at, at + 4))
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Where the picture itself ends: what follows the mark is none of it. */
function endOfJpeg(bytes: Uint8Array, from: number): number | undefined {
  for (let at = from; at + 1 < bytes.length; at += 1)
    if (bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE) return at + 2
  return undefined
}

/** E1 to EF hold data about cameras, places and programs (E0 and EE describe the colours), FE is a comment. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe1 && marker <= 0xed) || marker === 0xef || marker === 0xfe
}

function cleanJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Part[] = [[0, 2]]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const next = at + 2 + view(bytes).getUint16(at + 2)
    if (next > bytes.length) return undefined
    if (marker === START_OF_SCAN) {
      const end = endOfJpeg(bytes, next)
      return end === undefined ? undefined : joined(bytes, [...parts, [at, end]])
    }
    if (!isMetadata(marker)) parts.push([at, next])
    at = next
  }
  return undefined
}

/** What a picture needs to be drawn; texts, times and places are left out. */
const drawn = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
])

function cleanPng(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Part[] = [[0, 8]]
  let at = 8
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view(bytes).getUint32(at)
    const kind = textAt(bytes, at + 4)
    if (next > bytes.length) return undefined
    if (drawn.has(kind)) parts.push([at, next])
    if (kind === 'IEND') return joined(bytes, parts)
    at = next
  }
  return undefined
}

const metadata = new Set(['EXIF', 'XMP ', 'ICCP'])
/** The bits that announce a colour profile, EXIF and XMP in a WebP. */
const METADATA_BITS = 0b0010_1100

function cleanWebp(bytes: Uint8Array): Uint8Array | undefined {
  const end = 8 + view(bytes).getUint32(4, true)
  if (end > bytes.length) return undefined
  const parts: Part[] = [[0, 12]]
  let at = 12
  while (at + 8 <= end) {
    const size = view(bytes).getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > end) return undefined
    if (!metadata.has(textAt(bytes, at))) parts.push([at, Math.min(next, end)])
    at = next
  }
  const clean = joined(bytes, parts)
  view(clean).setUint32(4, clean.length - 8, true)
  if (textAt(clean, 12) === 'VP8X') clean[20] = (clean[20] ?? 0) & ~METADATA_BITS
  return clean
}

const cleaners: Record<ImageType, (bytes: Uint8Array) => Uint8Array | undefined> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/**
 * The picture without place, camera, comment or a second file behind its end. Nothing if it is not built as its type
 * says. Our own pages redraw a picture before they send it; this is for other clients.
 */
export function cleanImage(bytes: Uint8Array): Uint8Array | undefined {
  const type = sniffImage(bytes)
  return type && cleaners[type](bytes)
}
