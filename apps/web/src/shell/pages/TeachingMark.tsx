import { valueOf } from '@kabuto/domain/shared'
import { TeachingBar } from '@kabuto/ui-kit'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { accountAtom, servicesAtom } from '../app.ts'
import { teaching } from '../data/shared.ts'
import { useResources } from '../data/useResources.ts'
import { draftsOf } from '../session/drafts.ts'

const NAME = 'teaching'

/** On every page of a member who replays a fraud; one that does not read its member goes by what was read before it. */
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
