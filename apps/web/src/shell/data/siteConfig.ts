import { siteConfigCall, type SiteConfig, toSiteConfig } from '@kabuto/domain/session'
import { failed, type Loadable, loading, ready, refreshing } from '@kabuto/domain/shared'
import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import { languageAtom, servicesAtom } from '../app.ts'

const roundAtom = atom(0)

const answerAtom = atom(async (get): Promise<Loadable<SiteConfig>> => {
  get(roundAtom)
  get(languageAtom)
  const outcome = await get(servicesAtom).client.send(siteConfigCall, { type: 'all' })
  return outcome.state === 'granted' ? ready(toSiteConfig(outcome.value)) : failed(outcome.refusal)
})

function whileLoading(before: Loadable<SiteConfig> | undefined): Loadable<SiteConfig> {
  return before?.state === 'ready' ? refreshing(before.value) : loading()
}

const shownAtom = unwrap(answerAtom, whileLoading)

/** Read once; a write reads it again. Not a `resource`, because the first pages load without the query library. */
export const siteConfigAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => set(roundAtom, (round) => round + 1),
)
