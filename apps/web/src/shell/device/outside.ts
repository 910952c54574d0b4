/** Whom pages of ours link to. A link that a server sends may name no other. */
const hosts: ReadonlySet<string> = new Set(['www.tradingview.com'])

/** Where an address of another site leads, if it is one that Kabuto opens. */
export function outsideAddress(href: string): URL | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && hosts.has(url.hostname) ? url : undefined
}
