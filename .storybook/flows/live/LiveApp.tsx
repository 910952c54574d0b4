import { paths } from '@kabuto/domain/paths'
import { moments } from '@kabuto/domain/shared'
import type { Plan } from '@kabuto/simulator'
import {
  App,
  appWords,
  browserPorts,
  createApp,
  credentialsAtom,
  languageChoiceAtom,
  looksAtom,
  startWords,
  type Store,
} from '@kabuto/web/embed'
import { Provider } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Look } from '../../stage/look.ts'
import { type BrokerageInPage, openBrokerage, type PlantedFault } from './brokerageInPage.ts'
import { pageStorage } from './pageStorage.ts'

export type LiveAppProps = {
  /** `visitor`: nobody is logged in; the member is there and can log in. */
  who: 'member' | 'visitor'
  plan: Plan
  instant: keyof typeof moments
  fault: PlantedFault
  /** Where the app stands, as its own address: `/market/marketDetail?symbol=7203`. */
  address: string | undefined
  look: Look
  /** The app went to another address by itself. */
  onAddress: (address: string) => void
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the window
  interface Window {
    /** What a story around this page, in another frame, needs of the running app. */
    kabutoLive?: Pick<BrokerageInPage, 'turnClock'> & { beginAnew: () => void }
  }
}

type Session = { brokerage: BrokerageInPage; store: Store }

const addressNow = (): string => location.hash.slice(1)

/** The app's language and look, which the toolbar of the workshop sets as the settings of the app would. */
async function show({ language, theme, price, text }: Look, store: Store): Promise<void> {
  store.set(looksAtom, { theme, price, text })
  await store.set(languageChoiceAtom, language)
}

const report = (fault: unknown): void => reportError(fault)

async function begin({ who, plan, instant, address, look }: LiveAppProps): Promise<Session> {
  const brokerage = await openBrokerage({ plan, at: moments[instant], wall: browserPorts.wall, report })
  const [lasting, ofTab] = [pageStorage(), pageStorage()]
  if (!appWords.isInitialized) await startWords(look.language)
  const store = createApp(
    {
      ...browserPorts,
      fetch: brokerage.fetch,
      lasting: () => lasting,
      ofTab: () => ofTab,
      firstAsked: () => undefined,
    },
    look.language,
  )
  if (who === 'member') store.set(credentialsAtom, brokerage.session)
  await show(look, store)
  history.replaceState(null, '', `#${address ?? (who === 'member' ? paths.home : paths.start)}`)
  return { brokerage, store }
}

function useSession(props: LiveAppProps): Session | undefined {
  const [session, setSession] = useState<Session>()
  const open = useEffectEvent(() => begin(props))
  useEffect(() => {
    let opened: Session | undefined
    let isOver = false
    async function start(): Promise<void> {
      opened = await open()
      if (isOver) opened.brokerage.close()
      else setSession(opened)
    }
    start().catch(report)
    return () => {
      isOver = true
      opened?.brokerage.close()
    }
  }, [])
  return session
}

function useFault(session: Session | undefined, fault: PlantedFault): void {
  useEffect(() => {
    session?.brokerage.setFault(fault).catch(report)
    if (fault !== 'offline') return undefined
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
    window.dispatchEvent(new Event('offline'))
    return () => {
      Reflect.deleteProperty(navigator, 'onLine')
      window.dispatchEvent(new Event('online'))
    }
  }, [session, fault])
}

/** The name of a frame inside a story. Its messages would reach that story, which is not the one they are about. */
export const FRAME_NAME = 'kabuto-live'

/** The address goes both ways: from the story's argument into the app, and from the app into the argument. */
function useAddress(session: Session | undefined, address: string | undefined, onAddress: (to: string) => void): void {
  const tell = useEffectEvent((to: string) => {
    if (window.name !== FRAME_NAME) onAddress(to)
  })
  useEffect(() => {
    if (session && address !== undefined && address !== addressNow()) location.hash = address
  }, [session, address])
  useEffect(() => {
    if (!session) return undefined
    const changed = (): void => tell(addressNow())
    navigation.addEventListener('currententrychange', changed)
    return () => {
      navigation.removeEventListener('currententrychange', changed)
      history.replaceState(null, '', location.pathname + location.search)
    }
  }, [session])
}

function RunningApp({ onAnew, ...props }: LiveAppProps & { onAnew: () => void }) {
  const session = useSession(props)
  const { look, fault, address, onAddress } = props
  const beginAnew = useEffectEvent(onAnew)
  const { language, theme, price, text } = look
  useEffect(() => {
    if (session) show({ language, theme, price, text }, session.store).catch(report)
  }, [session, language, theme, price, text])
  useEffect(() => {
    if (session) window.kabutoLive = { turnClock: session.brokerage.turnClock, beginAnew }
    return () => {
      delete window.kabutoLive
    }
  }, [session])
  useFault(session, fault)
  useAddress(session, address, onAddress)
  if (!session) return null
  return (
    <I18nextProvider i18n={appWords}>
      <Provider store={session.store}>
        <App />
      </Provider>
    </I18nextProvider>
  )
}

/**
 * The product itself: its routes, shell and client over a brokerage that runs in the page. Nothing leaves it. It begins
 * anew with another member, scenario or time of day; all else changes in the running app.
 */
export function LiveApp(props: LiveAppProps) {
  const { who, plan, instant, address } = props
  const [round, setRound] = useState(0)
  return (
    <RunningApp
      key={`${who} ${plan} ${instant} ${round}`}
      {...props}
      // Anew is from the first page on.
      address={round === 0 ? address : undefined}
      onAnew={() => setRound((before) => before + 1)}
    />
  )
}
