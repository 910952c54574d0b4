import axe from 'axe-core'

/** The rules about colours among those that axe applies by default; its category asks for enhanced contrast too. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** All of its rules, or those about colours alone. */
export type AskedRules = 'all' | 'colours'

/**
 * What axe finds in a page that shows one story. A page of which only the colours changed since it was looked at is
 * asked for those alone.
 */
export async function violations(root: HTMLElement, asked: AskedRules): Promise<string[]> {
  const { violations: found } = await axe.run(root, {
    resultTypes: ['violations'],
    ...(asked === 'colours' ? { runOnly: { type: 'rule', values: colourRules } } : {}),
    // A story is a part of a page, so the rules about a page's landmarks do not apply to it.
    rules: { region: { enabled: false } },
  })
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`),
  )
}
