import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The worker's own window on the world, which the library of types calls by a wider name. */
declare const self: ServiceWorkerGlobalScope
/** Everything that a release is made of; the build puts it here (keepRelease.ts). */
declare const RELEASE: PrecacheEntry[]

/** The one page of the app. */
const PAGE = '/'

// A release is kept whole and from one moment, so that none of its parts is missed once a newer one is on the server.
// Calls are never kept here: what a member has is read by the app.
precacheAndRoute(RELEASE)
// A language in its address is the app's business.
registerRoute(new NavigationRoute(createHandlerBoundToURL(PAGE), { allowlist: [/^\/(?:\?|$)/] }))

// The page that brought the first release uses it too: a part that it fetches later is of that release.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** A newer release waits until a member takes it (`messageSkipWaiting` of the page). */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: unknown } | undefined)?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
})
