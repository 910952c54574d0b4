/** KB gzip. A route that needs more than `anyRoute` is named here with its reason. */
export const budgets: { start: number; anyRoute: number; routes: Record<string, number> } = {
  // react, the router, jotai, i18next, styled-components: 110 KB of the 134 KB that research measured for the whole stack.
  start: 120,
  anyRoute: 40,
  routes: {},
}
