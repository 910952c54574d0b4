import { fetchedPart } from '@kabuto/ui-kit'
import { useAtomValue } from 'jotai'
import { credentialsAtom, newerReleaseAtom, servicesAtom } from '../app.ts'
import { loadWords } from '../words/words.ts'
import { TeachingMark } from './TeachingMark.tsx'

/** Only where the books are on this device. */
const BooksNote = fetchedPart(async () => {
  const [module] = await Promise.all([import('./BooksNote.tsx'), loadWords('device')])
  return module.BooksNote
})

const ReleaseNote = fetchedPart(async () => {
  const [module] = await Promise.all([import('./ReleaseNote.tsx'), loadWords('shared')])
  return module.ReleaseNote
})

/**
 * Below the SimBar of every page: that a newer release waits, what befell the books of this device, and the mark of the
 * teaching scenario.
 */
export function PageMarks() {
  const { books } = useAtomValue(servicesAtom).ports
  const session = useAtomValue(credentialsAtom)
  const newer = useAtomValue(newerReleaseAtom)
  return (
    <>
      {newer && <ReleaseNote onTake={newer.take} />}
      {books && <BooksNote />}
      {session && <TeachingMark />}
    </>
  )
}
