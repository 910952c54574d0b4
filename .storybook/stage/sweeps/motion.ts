import { emulate } from '../emulate.ts'
import { nextFrame } from '../nextFrame.ts'
import { describe, isShown } from './handsAndEars.ts'

const pseudos = [null, '::before', '::after', '::backdrop'] as const

const moves = (element: Element): boolean =>
  pseudos.some((pseudo) => {
    const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo)
    return animationName !== 'none' || scrollBehavior === 'smooth' || /[1-9]/.test(transitionDuration)
  })

const targetOf = ({ effect }: Animation): Element[] =>
  effect instanceof KeyframeEffect && effect.target ? [effect.target] : []

/** On a device that asks for less motion: what moves all the same, and what is seen only once it has moved. */
export async function movingStill(body: HTMLElement): Promise<string[]> {
  const all = [...body.querySelectorAll('*')]
  // What fades in at once is there with the frame after it began, which a busy browser puts off.
  await Promise.allSettled(document.getAnimations().map(({ ready }) => ready))
  await nextFrame()
  const seen = all.filter(isShown)
  await emulate({ reducedMotion: 'reduce' })
  try {
    // A chart is drawn anew.
    const left = all.filter((element) => element.isConnected)
    const moving = new Set([...left.filter(moves), ...document.getAnimations().flatMap(targetOf)])
    return [
      ...[...moving].map((element) => `moves where less motion is asked for: ${describe(element)}`),
      ...seen
        .filter((element) => element.isConnected && !isShown(element))
        .map((element) => `is not seen where less motion is asked for: ${describe(element)}`),
    ]
  } finally {
    await emulate({ reducedMotion: 'no-preference' })
  }
}
