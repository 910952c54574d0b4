import { siteConfigCall } from '@kabuto/domain/session'
import { anchorOf } from '../../engine/clock.ts'
import { openHandler } from '../../engine/handler.ts'

/**
 * db.json keeps the site's settings as rows; the name is the id. How the clock goes is told as it is now, not as it was
 * planted.
 */
export const siteConfig = openHandler(siteConfigCall, async ({ work, wall }) => {
  const rows = await work.all('config')
  const { mode } = await anchorOf(work, wall)
  return { data: rows.map(({ id, value }) => ({ name: id, value: id === 'clock' ? mode : value })) }
})
