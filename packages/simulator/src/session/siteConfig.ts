import type { OutputOf } from '@kabuto/domain/shared'
import type { siteConfigCall } from '@kabuto/domain/session'
import type { Row, Store } from '../store.ts'

type ConfigRow = Row & { value: string }

/** db.json keeps the site's settings as rows; the name is the id. */
export async function siteConfig(store: Store): Promise<OutputOf<typeof siteConfigCall>> {
  const rows = (await store.all('config')) as readonly ConfigRow[]
  return rows.map(({ id, value }) => ({ name: id, value }))
}
