import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What publint says about a tarball, one sentence a problem, suggestions included. */
export async function lintPackage(tarball: Buffer<ArrayBuffer>): Promise<string[]> {
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(tarball).buffer },
    strict: true,
    level: 'suggestion',
  })
  return messages.map(
    (message) =>
      `${message.type}: ${formatMessage(message, pkg as Record<string, unknown>, { color: false }) ?? message.code}`,
  )
}
