/** A picture is prepared before it leaves the phone: smaller, without the file's metadata, and marked. */
export type Reencoding = {
  /** The longer side in pixels (decisions: 640). */
  longest: number
  /** Written across the picture: 見本. */
  mark: string
}

const QUALITY = 0.8

function drawMark(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, mark: string): void {
  context.save()
  context.translate(width / 2, height / 2)
  context.rotate(-Math.PI / 9)
  context.font = `600 ${Math.round(Math.min(width, height) / 3)}px sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = 'rgb(255 255 255 / 55%)'
  context.strokeStyle = 'rgb(0 0 0 / 45%)'
  context.lineWidth = 2
  context.fillText(mark, 0, 0)
  context.strokeText(mark, 0, 0)
  context.restore()
}

/**
 * A new JPEG of the picture. The library comes only when somebody chooses a file; a file that is no picture is refused
 * by it.
 */
export async function reencoded(file: File, { longest, mark }: Reencoding): Promise<Blob> {
  const { default: Compressor } = await import('compressorjs')
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const work = new Compressor(file, {
    maxWidth: longest,
    maxHeight: longest,
    quality: QUALITY,
    mimeType: 'image/jpeg',
    checkOrientation: true,
    retainExif: false,
    strict: false,
    drew: (context, canvas) => drawMark(context, canvas, mark),
    success: resolve,
    error: reject,
  })
  // Held as long as it works.
  return promise.finally(() => work.abort())
}
