import { type ComponentType, use, useEffect } from 'react'
import type { TicketFormProps } from './ticketData.ts'

type Fetched = Promise<ComponentType<TicketFormProps>>

let fetched: Fetched | undefined

async function load(): Fetched {
  return (await import('./TicketForm.tsx')).TicketForm
}

/** Once for all tickets; a fetch that failed is told by the page that needs it, and tried again with the next one. */
function fetchForm(): Fetched {
  if (!fetched) {
    fetched = load()
    fetched.catch(() => {
      fetched = undefined
    })
  }
  return fetched
}

/** Suspends until it is there. */
export const useTicketForm = (): ComponentType<TicketFormProps> => use(fetchForm())

/** The form and the rules that it weighs by come while the page still asks for what they weigh. */
export function useTicketFormSoon(): void {
  useEffect(() => void fetchForm(), [])
}
