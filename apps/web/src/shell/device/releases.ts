import type { KeepRelease, Ports } from '../../ports.ts'

/** How long a page may be out of sight before a newer release is asked for. */
const CHECK_MS = 60 * 60_000

type Needed = Pick<Ports, 'visibility' | 'wall'> & { keepRelease: KeepRelease }

/**
 * Keeps the release of the app on this device, and looks for a newer one when the page is seen again after an hour.
 * `onNewer` is told how to take it. Returns what ends the looking.
 */
export function watchReleases(
  { keepRelease, visibility, wall }: Needed,
  onNewer: (take: () => void) => void,
): () => void {
  let checked = wall()
  // A browser may forbid it, in a private window say: the app then comes from the server each time.
  const kept = keepRelease(() => onNewer(() => void take())).catch(() => undefined)
  async function take(): Promise<void> {
    const release = await kept
    release?.take()
  }
  async function check(): Promise<void> {
    if (!visibility.isVisible() || wall() - checked < CHECK_MS) return
    checked = wall()
    const release = await kept
    // Without a connection there is nothing newer to see.
    await release?.check().catch(() => undefined)
  }
  return visibility.watch(() => void check())
}
