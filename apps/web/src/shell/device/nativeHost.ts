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

type Send = (command: keyof NativeHost, values: Record<string, string>) => boolean

function senderOf({ KabutoAndroid: android, webkit }: HostWindow): Send | undefined {
  if (android) {
    return (command, values) => {
      const method = android[command]
      if (typeof method !== 'function') return false
      Reflect.apply(method, android, Object.values(values))
      return true
    }
  }
  const ios = webkit?.messageHandlers?.kabuto
  if (!ios) return undefined
  return (command, values) => {
    // A message handler of iOS, not a window.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    ios.postMessage({ verb: command, ...values })
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
  const sendSafely: Send = (command, values) => {
    try {
      return send(command, values)
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
