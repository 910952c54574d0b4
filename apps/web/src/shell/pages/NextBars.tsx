import { hrefTo, type ScreenName } from '@kabuto/domain/paths'
import { NavBar, Page } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { branded, untitled } from './addresses.ts'
import { menuOf } from './screenChunk.tsx'

/** The bars of a page whose code is still loading, so that a tap has an effect at once and one can go back. */
export function NextBars({ screen }: { screen: ScreenName }) {
  const { t, i18n } = useTranslation('titles')
  const { tab } = routes[screen]
  const isTitled = !untitled.has(screen) && !branded.has(screen) && i18n.exists(`titles:${screen}`)
  return (
    // useArrival does not focus its heading: the page's own is about to come.
    <div aria-busy="true">
      <Page
        nav={
          <NavBar
            brand={branded.has(screen)}
            title={isTitled ? t(screen) : undefined}
            back={tab === screen || branded.has(screen) ? undefined : { href: hrefTo('home') }}
          />
        }
        bottom={menuOf(tab)}
      >
        {null}
      </Page>
    </div>
  )
}
