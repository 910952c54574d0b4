/** The parsed JSON, or `undefined` where there is no text, or one that is no JSON. */
export function parsedJson(text: string | undefined): unknown {
  let parsed: unknown
  try {
    if (text) parsed = JSON.parse(text)
  } catch {
    // Not written by this app.
  }
  return parsed
}
