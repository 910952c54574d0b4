/** A way on: a press that the screen handles, or a place to go to. */
export type Action = { label: string; onPress: () => void } | { label: string; href: string }

/** What a Button takes to do it. */
export function doing(action: Action): { href: string } | { onClick: () => void } {
  return 'href' in action ? { href: action.href } : { onClick: action.onPress }
}
