/**
 * Where a text that came from a server may lead: a place of this app, or another page over https, whose host is shown.
 * Nothing else becomes a link: no script, no file, no name in front of a host that would pass for it.
 */
export function destinationOf(href: string): { href: string; host?: string } | undefined {
  if (/^#\/[!-~]*$/.test(href)) return { href }
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return undefined
  const { host, username, password } = new URL(href)
  return username === '' && password === '' ? { href, host } : undefined
}
