import type { Member } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { blockKinds, type Instant, isInForce, type Loadable, valueOf } from '@kabuto/domain/shared'
import { Banner, Button, fetchedPart, NavBar, Page, Row, Skeleton, Stack, Text } from '@kabuto/ui-kit'
import { ShieldIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import type { Appealing } from './BlockCard.tsx'
import { Composer } from './Composer.tsx'
import type { Conversation, Unsent } from './conversation.ts'
import { Messages } from './Messages.tsx'

/** For the few who are held back. */
const BlockCard = fetchedPart(async () => (await import('./BlockCard.tsx')).BlockCard)

type SupportScreenProps = {
  data: Loadable<Conversation>
  /** What holds the member back; of a guest nothing is known. */
  blocks: Member['blocks']
  unsent: readonly Unsent[]
  now: Instant
  appealing: Appealing
  onSend: (text: string) => void
  onResend: (key: string) => void
  onOlder: () => void
  onRetry: () => void
}

/** Questions to the machine that answers, which says that it is one; and what a member has to say against a block. */
export function SupportScreen(props: SupportScreenProps) {
  const { data, blocks, unsent, now, appealing, onSend, onResend, onOlder, onRetry } = props
  const { t } = useTranslation('support')
  const held = blockKinds.flatMap((kind) => {
    const block = blocks[kind]
    return block && isInForce(block, now) ? [{ kind, block }] : []
  })
  const suggestions = valueOf(data)?.suggestions ?? []
  return (
    <Page
      nav={<NavBar title={t('support')} subtitle={t('automatic')} back={{ href: hrefTo('home') }} />}
      bottom={<Composer onSend={onSend} />}
    >
      <Stack gap="3">
        {held.map(({ kind, block }) => (
          <BlockCard
            key={kind}
            meanwhile={<Skeleton shape="block" />}
            kind={kind}
            block={block}
            blocks={blocks}
            now={now}
            appealing={appealing}
          />
        ))}
        <Banner tone="neutral" icon={ShieldIcon}>
          {t('neverAsks')}
        </Banner>
        <Await data={data} onRetry={onRetry} skeleton={<Skeleton shape="block" count={2} />}>
          {(conversation) => (
            <Messages
              conversation={conversation}
              unsent={unsent}
              fromTop={held.length > 0}
              now={now}
              onOlder={onOlder}
              onResend={onResend}
            />
          )}
        </Await>
        {suggestions.length > 0 && (
          <Stack gap="2">
            <Text as="h2" look="caption" tone="secondary">
              {t('suggestions')}
            </Text>
            <Row gap="2">
              {suggestions.map((text) => (
                <Button key={text} kind="line" size="medium" onClick={() => onSend(text)}>
                  {text}
                </Button>
              ))}
            </Row>
          </Stack>
        )}
      </Stack>
    </Page>
  )
}
