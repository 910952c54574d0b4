import { noticeDetailCall } from '@kabuto/domain/home'
import { failed, mapped, refuse } from '@kabuto/domain/shared'
import { NoticeScreen } from '@kabuto/screens/home'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { is } from 'valibot'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { notice, readNotice } from './data.ts'

const never = (): void => undefined

export function NoticeRoute() {
  const [query] = useSearchParams()
  const id = query.get('id') ?? ''
  // An invalid id is not requested.
  if (!is(noticeDetailCall.input, { id })) {
    return <NoticeScreen data={failed(refuse('notFound', { what: id }))} onRetry={never} />
  }
  return <KnownNotice id={id} />
}

function KnownNotice({ id }: { id: string }) {
  const { data, again } = useResources({ shown: notice({ id }) })
  const { send } = useMutation(readNotice, id)
  // While it is read again the answer before may not know yet that it was opened.
  const isNew = data.state === 'ready' && !data.value.shown.read
  useEffect(() => {
    if (isNew) send({ id })
  }, [isNew, id, send])
  return <NoticeScreen data={mapped(data, ({ shown }) => shown)} onRetry={() => void again()} />
}
