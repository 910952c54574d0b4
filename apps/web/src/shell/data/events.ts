/** Longer than any event of ours; a stream that exceeds it is not ours and is closed. */
const LONGEST = 64 * 1024

/** Our server sends at least a comment every 15 s. A connection may break without notice, so silence ends it too. */
const LONGEST_SILENCE_MS = 40_000

/** Reads a stream of server-sent events and hands over the data of each, until the stream ends or falls silent. */
export async function readEvents(body: ReadableStream<Uint8Array>, onData: (data: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []

  function takeLine(line: string): void {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'))
      data = []
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line.startsWith('data: ') ? 6 : 5))
    }
    // Comments only keep the connection open; event names and ids are not used.
  }

  function takeBytes(bytes: Uint8Array): void {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
    if (rest.length > LONGEST || data.length > LONGEST) throw new SyntaxError('The stream holds no events.')
  }

  const reader = body.getReader()
  let silence: ReturnType<typeof setTimeout> | undefined
  let isSilent = false
  async function giveUp(): Promise<void> {
    isSilent = true
    await reader.cancel()
  }
  try {
    for (;;) {
      silence = setTimeout(() => void giveUp(), LONGEST_SILENCE_MS)
      const { done, value } = await reader.read()
      clearTimeout(silence)
      if (isSilent) throw new TypeError('The stream has fallen silent.')
      if (done) return
      takeBytes(value)
    }
  } finally {
    clearTimeout(silence)
    // Closes the connection where the stream has not ended by itself.
    await reader.cancel()
  }
}
