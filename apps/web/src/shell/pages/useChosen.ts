import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What a member has chosen on a page that is kept, until a link asks for something else. */
export function useChosen<Choice>(asked: (query: URLSearchParams) => Choice): [Choice, (choice: Choice) => void] {
  const [query] = useSearchParams()
  const address = query.toString()
  const [chosen, setChosen] = useState<{ address: string; choice: Choice }>()
  return [chosen?.address === address ? chosen.choice : asked(query), (choice) => setChosen({ address, choice })]
}
