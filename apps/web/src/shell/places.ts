import { paths, type ScreenName } from '@kabuto/domain/paths'

const byPath = new Map<string, ScreenName>(Object.entries(paths).map(([name, path]) => [path, name as ScreenName]))

/** Redirects that the specification names. */
export const redirects: Record<string, ScreenName> = { '/': 'start', '/tabbarLayout': 'home' }

export function screenAt(path: string): ScreenName | undefined {
  return byPath.get(path)
}
