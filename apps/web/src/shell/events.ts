/** More than any event of ours is long: what goes on without an end is no stream of ours. */
const LONGEST = 64 * 1024

/** Reads a stream of server-sent events and hands over the data of each, until the stream ends. */
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
    // Comments keep the line open; names and ids are nothing that we ask for.
  }

  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
    if (rest.length > LONGEST || data.length > LONGEST) throw new SyntaxError('The stream holds no events.')
  }
}
