/** What a text says as JSON; nothing where it is none. */
export function parsedJson(text: string): unknown {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    // Whoever wrote it, it is nothing of ours.
  }
  return parsed
}
