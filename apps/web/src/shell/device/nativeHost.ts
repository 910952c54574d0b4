import { type NativeValues, type NativeVerb, nativeVerbs } from './nativeVerbs.ts'
import { outsideAddress } from './outside.ts'

export type StatusBar = { colour: string; text: 'dark' | 'light' }

/**
 * The native app around the page. Each command says whether the native app took it: an older one may lack some. Data of
 * a session is never sent this way.
 */
export type NativeHost = {
  openExternal: (href: string) => boolean
  exit: () => boolean
  statusBar: (look: StatusBar) => boolean
  haptic: () => boolean
}

/** What the native app adds to the window: an object on Android, a message handler on iOS. */
export type HostWindow = {
  KabutoAndroid?: Record<string, unknown>
  webkit?: { messageHandlers?: { kabuto?: { postMessage: (message: object) => unknown } } }
}

type Send = <Verb extends NativeVerb>(verb: Verb, values: NativeValues<Verb>) => boolean

function senderOf({ KabutoAndroid: android, webkit }: HostWindow): Send | undefined {
  if (android) {
    return (verb, values) => {
      const method = android[verb]
      if (typeof method !== 'function') return false
      const names = Object.keys(nativeVerbs[verb]) as (keyof typeof values)[]
      const inOrder = names.map((name) => values[name])
      Reflect.apply(method, android, inOrder)
      return true
    }
  }
  const ios = webkit?.messageHandlers?.kabuto
  if (!ios) return undefined
  return (verb, values) => {
    // A message handler of iOS, not a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    ios.postMessage({ verb, ...values })
    return true
  }
}

declare global {
  // Merges with the browser's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window extends HostWindow {}
}

/** The native app that the page runs in, if it runs in one. */
export function nativeHost(page: HostWindow): NativeHost | undefined {
  const send = senderOf(page)
  if (!send) return undefined
  const sendSafely: Send = (verb, values) => {
    try {
      return send(verb, values)
    } catch (fault) {
      reportError(fault)
      return false
    }
  }
  return {
    openExternal(href) {
      const url = outsideAddress(href)
      return url !== undefined && sendSafely('openExternal', { url: url.href })
    },
    exit: () => sendSafely('exit', {}),
    statusBar: ({ colour, text }) => sendSafely('statusBar', { colour, text }),
    haptic: () => sendSafely('haptic', { kind: 'light' }),
  }
}
