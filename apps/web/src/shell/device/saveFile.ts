/** Long enough for the browser to have started the download. */
const HOLD_MS = 60_000

/** Hands a text to the browser as a download. */
export function saveFile({ name, text }: { name: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), HOLD_MS)
}
