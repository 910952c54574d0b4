import { siteConfigCall } from '@kabuto/domain/session'
import { anchorOf } from '../../engine/clock.ts'
import { openHandler } from '../../engine/handler.ts'

/**
 * Settings of the site are rows of db.json with their name as id. The clock mode is the current one, not the planted
 * one.
 */
export const siteConfig = openHandler(siteConfigCall, async ({ work, wall }) => {
  const rows = await work.all('config')
  const { mode } = await anchorOf(work, wall)
  return { data: rows.map(({ id, value }) => ({ name: id, value: id === 'clock' ? mode : value })) }
})
