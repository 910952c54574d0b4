/** A row of apps/web/src/routes.ts, read as text: Node cannot load the app's modules. */
export type RouteRow = {
  screen: string
  text: string
  /** Where its component is. */
  component: { feature: string; name: string }
  words: string[]
  hasTab: boolean
}

function rowOf(text: string): RouteRow[] {
  const screen = /^ {2}(\w+): \{/.exec(text)?.[1]
  if (screen === undefined) return []
  const [, feature, name] = /import\('\.\/(\w+)\/(\w+)Route\.tsx'\)/.exec(text) ?? []
  if (!feature || !name) throw new Error(`the row ${screen} of routes.ts loads no Route`)
  const words = /\bwords: \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [
    {
      screen,
      text,
      component: { feature, name },
      words: [...words.matchAll(/'(\w+)'/g)].flatMap(([, space]) => space ?? []),
      hasTab: /\btab: /.test(text),
    },
  ]
}

/** The rows, each over as many lines as the formatter gave it. */
export function routeRows(routes: string): RouteRow[] {
  return routes.split(/^(?= {2}\w+: \{|\})/m).flatMap(rowOf)
}
