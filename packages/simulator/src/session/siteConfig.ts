import { siteConfigCall } from '@kabuto/domain/session'
import { openHandler } from '../handler.ts'

/** db.json keeps the site's settings as rows; the name is the id. */
export const siteConfig = openHandler(siteConfigCall, async ({ work }) => {
  const rows = await work.all('config')
  return { data: rows.map(({ id, value }) => ({ name: id, value })) }
})
