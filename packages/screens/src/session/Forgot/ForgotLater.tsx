import { fetchedPart } from '@kabuto/ui-kit'
import type { ComponentProps } from 'react'
import type { ForgotSheet } from './ForgotSheet.tsx'
import { useFetchedWhenIdle } from '../../shared/useFetchedWhenIdle.ts'

type ForgotLaterProps = ComponentProps<typeof ForgotSheet> & {
  /** How often it was opened: each time it starts afresh. */
  opened: number
}

const Later = fetchedPart(async () => (await import('./ForgotSheet.tsx')).ForgotSheet)

/** The ForgotSheet of the login: it is fetched once the page can be used, so it is there before it is needed. */
export function ForgotLater({ opened, ...props }: ForgotLaterProps) {
  useFetchedWhenIdle(Later.fetch)
  if (opened === 0) return null
  return <Later key={opened} {...props} />
}
