import { paths, type ScreenName } from '@kabuto/domain/paths'
import {
  FigureMask,
  FormDrafts,
  KitLocale,
  fetchedPart,
  InSteps,
  ModalLayers,
  Offline,
  PageMark,
  PageTop,
} from '@kabuto/ui-kit'
import { useAtomValue } from 'jotai'
import { type ComponentType, type PointerEvent, type ReactNode, useEffect, useMemo } from 'react'
import { HashRouter, type Location, Navigate, useLocation } from 'react-router-dom'
import { routes } from './routes.ts'
import {
  credentialsAtom,
  languageAtom,
  loggedOutAtom,
  newerReleaseAtom,
  servicesAtom,
  sessionEndedAtom,
} from './shell/app.ts'
import { draftsOf } from './shell/session/drafts.ts'
import { DocumentTitle } from './shell/words/DocumentTitle.tsx'
import { FrameLeft, firstPageShown } from './shell/pages/FrameEnd.tsx'
import type { Coming } from './shell/pages/kept.ts'
import { KeptPages } from './shell/pages/KeptPages.tsx'
import { browserHistory, createLayers } from './shell/pages/layers.ts'
import { linkedPage, useLinks } from './shell/pages/links.ts'
import { redirects, screenAt } from './shell/pages/addresses.ts'
import { entranceBefore } from './shell/pages/guard.ts'
import { maskedAtom } from './shell/device/masked.ts'
import { OtherTabs } from './shell/session/OtherTabs.tsx'
import { RouteBoundary } from './shell/pages/RouteBoundary.tsx'
import { removeRootKeys } from './shell/session/rootKeys.ts'
import { ResumeSent } from './shell/session/ResumeSent.tsx'
import { SessionWatch } from './shell/session/SessionWatch.tsx'
import { useOffline } from './shell/device/useOffline.ts'
import { LateWords } from './shell/words/LateWords.tsx'
import { loadLaterWords } from './shell/words/words.ts'
import { Meanwhile, screenChunk } from './shell/pages/screenChunk.tsx'

/** What the first page can do without, in one file: it is fetched after that. */
const fetchLater = () => import('./shell/later.ts')

const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  fetchedPart(load, undefined, () => firstPageShown)

/** Nothing has happened yet when the first page comes. */
const Toasts = laterPart(async () => {
  // Without a connection the page that shows them requests them again.
  const words = loadLaterWords().catch(() => undefined)
  const [later] = await Promise.all([fetchLater(), words])
  return later.Toasts
})

/** What the app reports to the device around it. */
const NativeShell = laterPart(async () => (await fetchLater()).NativeShell)

/** The first page has nothing before it: what it reads is requested by the page that the server sends. */
const ReadAhead = laterPart(async () => (await fetchLater()).ReadAhead)

const NextPages = laterPart(async () => (await fetchLater()).NextPages)

const PullPage = laterPart(async () => (await fetchLater()).PullPage)
const pull = <PullPage />

const PageMarks = laterPart(async () => (await fetchLater()).PageMarks)
const marks = <PageMarks />

const screens = Object.fromEntries(Object.entries(routes).map(([name, row]) => [name, screenChunk(row)])) as Record<
  ScreenName,
  ReturnType<typeof screenChunk>
>

/** An address that leads nowhere. */
const NotFound = screenChunk({
  words: ['shared', 'titles'],
  load: () => import('./shell/pages/NotFoundRoute.tsx'),
})

function isKept({ pathname }: Location): boolean {
  const screen = screenAt(pathname)
  return screen !== undefined && routes[screen].keep === true
}

const never = (): boolean => false

let NextBars: ComponentType<{ screen: ScreenName }> | undefined

/** The first page needs none: it has the frame that the server sent. */
async function loadNextBars(): Promise<void> {
  await firstPageShown
  NextBars = (await fetchLater()).NextBars
}

function Bars({ screen }: { screen: ScreenName }) {
  return NextBars && <NextBars screen={screen} />
}

const inFrame = (page: ReactNode, screen?: ScreenName): ReactNode => (
  <>
    <FrameLeft />
    <Meanwhile value={screen && <Bars screen={screen} />}>{page}</Meanwhile>
  </>
)

const fetchPage = (screen: ScreenName): Promise<void> => screens[screen].fetch()

/** The page of a link is fetched while the finger is still on it. */
function fetchTouched({ target }: PointerEvent): void {
  const touched = linkedPage(target)
  if (touched) void fetchPage(touched.screen)
}

type RoutedPageProps = Pick<Location, 'pathname' | 'search'> & { coming: Coming }

/** The page at a location: closed by default, so a page without a session is the login, which leads back. */
function RoutedPage({ pathname, search, coming }: RoutedPageProps) {
  const session = useAtomValue(credentialsAtom)
  const loggedOut = useAtomValue(loggedOutAtom)
  const ended = useAtomValue(sessionEndedAtom)
  const redirect = redirects[pathname]
  if (redirect) return <Navigate to={paths[redirect] + search} replace />
  const screen = screenAt(pathname)
  if (!screen) return inFrame(<NotFound />)
  const { guard, keep } = routes[screen]
  const Screen = screens[screen]
  const entrance = entranceBefore({ pathname, search }, { guard, isMember: session !== undefined, loggedOut, ended })
  if (entrance) return <Navigate to={entrance} replace />
  return inFrame(
    <PageTop value={keep ? pull : undefined}>
      {/* Where one has been before, the page comes whole, or it could not be scrolled to where one was. */}
      <InSteps value={coming !== 'again'}>
        <Screen framed={coming === 'new' && NextBars !== undefined} />
      </InSteps>
      <NextPages screen={screen} fetchPage={fetchPage} />
    </PageTop>,
    screen,
  )
}

function renderPage(location: Location, coming: Coming): ReactNode {
  return (
    <RouteBoundary>
      {/* Each visit is a page of its own: a link to the same address opens anew what it leads to. */}
      <RoutedPage key={location.key} pathname={location.pathname} search={location.search} coming={coming} />
    </RouteBoundary>
  )
}

function Pages() {
  const session = useAtomValue(credentialsAtom)
  const onClick = useLinks(session !== undefined)
  const { pathname } = useLocation()
  const newer = useAtomValue(newerReleaseAtom)
  const { lasting, ofTab, ports } = useAtomValue(servicesAtom)
  const drafts = useMemo(() => draftsOf(ofTab, session?.account), [ofTab, session?.account])
  useEffect(() => {
    loadNextBars().catch(() => undefined)
  }, [])
  useEffect(() => {
    const end = (): void => removeRootKeys(lasting)
    window.addEventListener('pagehide', end)
    return () => {
      window.removeEventListener('pagehide', end)
      end()
    }
  }, [lasting])
  return (
    // Links inside are real links, reached by keyboard as such; this hears their clicks as they bubble.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={onClick} onPointerDown={fetchTouched}>
      <DocumentTitle screen={screenAt(pathname)} />
      <SessionWatch />
      <OtherTabs />
      <ResumeSent />
      <FormDrafts value={drafts}>
        {/* Another member gets pages of their own; a page that nobody may see leads away, and only once. */}
        <PageMark value={(session ?? ports.books ?? newer) && marks}>
          <KeptPages key={session?.account} isKept={session ? isKept : never}>
            {renderPage}
          </KeptPages>
        </PageMark>
      </FormDrafts>
      <Toasts />
      <NativeShell />
      {session && <ReadAhead />}
    </div>
  )
}

const layers = createLayers(browserHistory)

function useLayersOfHistory(): void {
  useEffect(() => {
    const { cameBack } = layers
    // After a reload the history entry of a sheet is left at once.
    cameBack()
    window.addEventListener('popstate', cameBack)
    return () => window.removeEventListener('popstate', cameBack)
  }, [])
}

export function App() {
  useLayersOfHistory()
  return (
    <KitLocale value={useAtomValue(languageAtom)}>
      <FigureMask value={useAtomValue(maskedAtom)}>
        <Offline value={useOffline()}>
          <ModalLayers value={layers}>
            {/* Without transitions of its own a tap is answered by the next page's bars; the page follows in slices. */}
            <HashRouter useTransitions={false}>
              <LateWords>
                <Pages />
              </LateWords>
            </HashRouter>
          </ModalLayers>
        </Offline>
      </FigureMask>
    </KitLocale>
  )
}
