/** The only other sites that are opened, also for links in texts from the server. */
const hosts: ReadonlySet<string> = new Set(['www.tradingview.com'])

/** The parsed address, if it is https and of one of these sites. */
export function outsideAddress(href: string): URL | undefined {
  const url = URL.canParse(href) ? new URL(href) : undefined
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && hosts.has(url.hostname) ? url : undefined
}
