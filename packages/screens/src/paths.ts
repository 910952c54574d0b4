/** The addresses of the specification, letter for letter. Only this file and apps/web/src/routes.ts know them. */
export const paths = {
  about: '/user/aboutUs',
} as const

export type ScreenName = keyof typeof paths

/** What a link holds: a screen never navigates, it points. */
export function hrefTo(screen: ScreenName, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString()
  return `#${paths[screen]}${search ? `?${search}` : ''}`
}
