import { type Blocks, loading, mapped, ready, valueOf } from '@kabuto/domain/shared'
import { SupportScreen } from '@kabuto/screens/support'
import { useAtomValue, useSetAtom } from 'jotai'
import { accountAtom } from '../shell/app.ts'
import { useMarketTime } from '../shell/data/clock.ts'
import { unasked } from '../shell/data/unasked.ts'
import { useMutation } from '../shell/data/useMutation.ts'
import { useResources } from '../shell/data/useResources.ts'
import { appeal, blocks, conversationAtom, messages, resendAtom, sendAtom, suggestions, unsentAtom } from './data.ts'

/** Of a guest nothing is known. */
const none = unasked<Blocks>('no blocks', ready({}))

export function SupportRoute() {
  const account = useAtomValue(accountAtom)
  const input = { conversation: useAtomValue(conversationAtom) }
  const list = messages(input)
  const { data, again } = useResources({ list, suggestions: suggestions(input) })
  const who = useResources({ blocks: account === undefined ? none : blocks({}) })
  const more = useSetAtom(list.more)
  const appealing = useMutation(appeal)
  const [send, resend] = [useSetAtom(sendAtom), useSetAtom(resendAtom)]
  return (
    <SupportScreen
      // The member's restrictions are shown above, so they come first.
      data={
        who.data.state === 'loading'
          ? loading()
          : mapped(data, (read) => ({ ...read.list, suggestions: read.suggestions }))
      }
      blocks={valueOf(who.data)?.blocks ?? {}}
      unsent={useAtomValue(unsentAtom)}
      now={useMarketTime()}
      appealing={{ of: appealing.of, onAppeal: appealing.send }}
      onSend={(text) => void send(text)}
      onResend={(key) => void resend(key)}
      onOlder={() => void more()}
      onRetry={() => void again()}
    />
  )
}
