import { valueOf } from '@kabuto/domain/shared'
import { TeachingBar } from '@kabuto/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { accountAtom, servicesAtom } from '../app.ts'
import { teaching } from '../data/shared.ts'
import { useResources } from '../data/useResources.ts'
import { draftsOf } from '../session/drafts.ts'

const NAME = 'teaching'

/** The banner of the teaching scenario. A page that does not read its member uses what an earlier page has stored. */
export function TeachingMark() {
  const { lasting } = useAtomValue(servicesAtom)
  const account = useAtomValue(accountAtom)
  const { data } = useResources({ teaching: teaching({}) })
  const known = valueOf(data)?.teaching
  const kept = draftsOf(lasting, account).read(NAME) === true
  useEffect(() => {
    if (known !== undefined && known !== kept) draftsOf(lasting, account).write(NAME, known || undefined)
  }, [lasting, account, known, kept])
  return (known ?? kept) && <TeachingBar />
}
