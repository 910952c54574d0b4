export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'
export type ImageSize = { width: number; height: number }

const signatures: Record<ImageType, readonly [offset: number, text: string][]> = {
  'image/png': [[0, '\u0089PNG\r\n\u001a\n']],
  'image/jpeg': [[0, '\u00ff\u00d8\u00ff']],
  'image/webp': [[0, 'RIFF'], [8, 'WEBP']],
}

function textAt(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCodePoint(...bytes.subarray(offset, offset + length))
}

/** A whole number of so many bytes; what lies past the end counts as zero. */
function numberAt(bytes: Uint8Array, offset: number, length: number, order: 'big' | 'little'): number {
  const digits = Array.from({ length }, (_, index) => bytes[offset + index] ?? 0)
  return (order === 'big' ? digits : digits.toReversed()).reduce((value, digit) => value * 256 + digit, 0)
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

function jpegSize(bytes: Uint8Array): ImageSize {
  let at = 2
  while (at < bytes.length && bytes[at] === 0xff) {
    const marker = numberAt(bytes, at + 1, 1, 'big')
    if (isFrame(marker)) return { height: numberAt(bytes, at + 5, 2, 'big'), width: numberAt(bytes, at + 7, 2, 'big') }
    // A fill byte stands alone; every other segment tells its length.
    at += marker === 0xff ? 1 : 2 + numberAt(bytes, at + 2, 2, 'big')
  }
  return { width: 0, height: 0 }
}

const FOURTEEN_BITS = 0x40_00

function webpSize(bytes: Uint8Array): ImageSize {
  const chunk = textAt(bytes, 12, 4)
  if (chunk === 'VP8X') return { width: numberAt(bytes, 24, 3, 'little') + 1, height: numberAt(bytes, 27, 3, 'little') + 1 }
  if (chunk === 'VP8 ') return { width: numberAt(bytes, 26, 2, 'little') % FOURTEEN_BITS, height: numberAt(bytes, 28, 2, 'little') % FOURTEEN_BITS }
  if (chunk !== 'VP8L') return { width: 0, height: 0 }
  const packed = numberAt(bytes, 21, 4, 'little')
  return { width: (packed % FOURTEEN_BITS) + 1, height: (Math.floor(packed / FOURTEEN_BITS) % FOURTEEN_BITS) + 1 }
}

const sizes: Record<ImageType, (bytes: Uint8Array) => ImageSize> = {
  'image/png': (bytes) => ({ width: numberAt(bytes, 16, 4, 'big'), height: numberAt(bytes, 20, 4, 'big') }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** The size that an image claims, read from its header; nothing where none can be read. */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const type = sniffImage(bytes)
  const size = type && sizes[type](bytes)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}
