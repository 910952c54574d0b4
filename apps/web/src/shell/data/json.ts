/** The parsed JSON, or `undefined` where the text is none. */
export function parsedJson(text: string): unknown {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    // Not written by this app.
  }
  return parsed
}
