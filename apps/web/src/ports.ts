/** What the machine gives: the only place of the app that asks it for the time, for a random key or for its storage. */
export type Ports = {
  wall: () => number
  newKey: () => string
  /** Lasts; may be missing, full or forbidden. */
  lasting: () => Storage
  /** Lasts as long as the tab. */
  ofTab: () => Storage
  fetch: typeof fetch
}

/** Also where a phone reaches the page over plain http: there `crypto.randomUUID` does not exist. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const browserPorts: Ports = {
  wall: () => Date.now(),
  newKey: randomKey,
  lasting: () => localStorage,
  ofTab: () => sessionStorage,
  fetch: (input, init) => fetch(input, init),
}
