export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'
export type ImageSize = { width: number; height: number }

const signatures: Record<ImageType, readonly [offset: number, text: string][]> = {
  'image/png': [[0, '\u0089PNG\r\n\u001a\n']],
  'image/jpeg': [[0, '\u00ff\u00d8\u00ff']],
  'image/webp': [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCodePoint(...bytes.subarray(offset, offset + length))
}

/** A big-endian integer of so many bytes; bytes past the end count as zero. */
function bigAt(bytes: Uint8Array, offset: number, length: number): number {
  return Array.from({ length }, (_, index) => bytes[offset + index] ?? 0).reduce(
    (value, digit) => value * 256 + digit,
    0,
  )
}

function littleAt(bytes: Uint8Array, offset: number, length: number): number {
  const digits = bytes.subarray(offset, offset + length).toReversed()
  return bigAt(digits, 0, digits.length)
}

/** What an image is by its first bytes; its name and what the browser says of it are not asked. */
export function sniffImage(bytes: Uint8Array): ImageType | undefined {
  const types = Object.keys(signatures) as ImageType[]
  return types.find((type) => signatures[type].every(([offset, text]) => textAt(bytes, offset, text.length) === text))
}

/** The frame header of a JPEG; C4, C8 and CC are tables of other things. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

function jpegSize(bytes: Uint8Array): ImageSize | undefined {
  let at = 2
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return { height: bigAt(bytes, at + 5, 2), width: bigAt(bytes, at + 7, 2) }
    // A fill byte is one byte; every other segment contains its length.
    at += marker === 0xff ? 1 : 2 + bigAt(bytes, at + 2, 2)
  }
  return undefined
}

const FOURTEEN_BITS = 0x40_00

function webpSize(bytes: Uint8Array): ImageSize | undefined {
  const chunk = textAt(bytes, 12, 4)
  if (chunk === 'VP8X') return { width: littleAt(bytes, 24, 3) + 1, height: littleAt(bytes, 27, 3) + 1 }
  if (chunk === 'VP8 ')
    return { width: littleAt(bytes, 26, 2) % FOURTEEN_BITS, height: littleAt(bytes, 28, 2) % FOURTEEN_BITS }
  if (chunk !== 'VP8L') return undefined
  const packed = littleAt(bytes, 21, 4)
  return { width: (packed % FOURTEEN_BITS) + 1, height: (Math.floor(packed / FOURTEEN_BITS) % FOURTEEN_BITS) + 1 }
}

const sizes: Record<ImageType, (bytes: Uint8Array) => ImageSize | undefined> = {
  'image/png': (bytes) => ({ width: bigAt(bytes, 16, 4), height: bigAt(bytes, 20, 4) }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** The size that an image claims, read from its header; nothing where none can be read. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const type = sniffImage(bytes)
  const size = type && sizes[type](bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
