import { object, pipe, regex, string, type InferOutput } from 'valibot'

/**
 * Where a text that came from a server may lead: another page over https, or a place of this app. Never script, never a
 * file.
 */
export const hrefSchema = pipe(
  string(),
  regex(/^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#][!-~]{0,500})?|#\/[!-~]{0,500})$/i),
)

export const linkSchema = object({ label: string(), href: hrefSchema })
export type TextLink = InferOutput<typeof linkSchema>
