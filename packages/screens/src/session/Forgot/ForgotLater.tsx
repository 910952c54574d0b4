import { type ComponentProps, lazy, Suspense } from 'react'
import type { ForgotSheet } from './ForgotSheet.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

type ForgotLaterProps = ComponentProps<typeof ForgotSheet> & {
  /** How often it was: each time it begins anew. */
  opened: number
}

const load = async () => ({ default: (await import('./ForgotSheet.tsx')).ForgotSheet })
const Later = lazy(load)

/** The ForgotSheet of the login: it is fetched once the page can be used, so it is there before it is needed. */
export function ForgotLater({ opened, ...props }: ForgotLaterProps) {
  useFetchedWhenIdle(load)
  if (opened === 0) return null
  return (
    <Suspense>
      <Later key={opened} {...props} />
    </Suspense>
  )
}
