import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The member's choice on a kept page; it lasts until a link opens the page with another query. */
export function useChosen<Choice>(asked: (query: URLSearchParams) => Choice): [Choice, (choice: Choice) => void] {
  const [query] = useSearchParams()
  const address = query.toString()
  const [chosen, setChosen] = useState<{ address: string; choice: Choice }>()
  return [chosen?.address === address ? chosen.choice : asked(query), (choice) => setChosen({ address, choice })]
}
