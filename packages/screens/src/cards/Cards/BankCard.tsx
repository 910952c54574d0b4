import type { Card as BankAccount } from '@kabuto/domain/cards'
import { hrefTo } from '@kabuto/domain/paths'
import { isUnderWay, type Submission } from '@kabuto/domain/shared'
import { Button, Card, Icon, KeyValueList, Link, Row, Stack, StatusBadge, Text } from '@kabuto/ui-kit'
import { HourglassIcon, LandmarkIcon, LockIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { accountKinds } from '../../shared/accountKinds.ts'

type BankCardProps = {
  card: BankAccount
  /** The withdrawal in review that goes to it. */
  pendingId: string | undefined
  unbind: Submission<unknown>
  onUnbind: () => void
}

/** One account: where it is, whose it is, the end of its number, and the way to take it off the list. */
export function BankCard({ card, pendingId, unbind, onUnbind }: BankCardProps) {
  const { t } = useTranslation(['cards', 'records'])
  return (
    <Card>
      <Stack gap="3">
        <Row justify="between">
          <Row gap="3" wrap={false}>
            <Icon shape={LandmarkIcon} size="large" />
            <div>
              <Text as="h2" look="bodyStrong">
                {card.bankName}
              </Text>
              <Text look="caption" tone="secondary">
                {t('bankSub', { code: card.bankCode, branch: card.branchName, branchCode: card.branchCode })}
              </Text>
            </div>
          </Row>
          {pendingId !== undefined && (
            <StatusBadge tone="progress" icon={HourglassIcon}>
              {t('inReview')}
            </StatusBadge>
          )}
        </Row>
        <AccountFacts card={card} />
        {pendingId === undefined ? (
          <Button
            kind="line"
            size="medium"
            loading={isUnderWay(unbind)}
            words={{ sending: t('unbindChecking') }}
            onClick={onUnbind}
          >
            {t('unbind')}
          </Button>
        ) : (
          <Stack gap="2">
            <Row gap="2" align="start" wrap={false}>
              <Icon shape={LockIcon} />
              <Text look="sub" short>
                {t('locked')}
              </Text>
            </Row>
            <Row justify="end">
              <Link onward href={hrefTo('funds', { kind: 'withdrawal', record: pendingId })}>
                {t('lockedRecord')}
              </Link>
            </Row>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

/** Kind, end of the number and holder; of another region its codes too. */
export function AccountFacts({ card }: { card: BankAccount }) {
  const { t } = useTranslation(['cards', 'records'])
  return (
    <KeyValueList
      items={[
        {
          label: t('kindNumber'),
          value: t('kindNumberValue', { kind: t(accountKinds[card.kind]), end: card.numberEnd }),
        },
        { label: t('holder'), value: card.holder },
        ...(card.region === 'other'
          ? [
              { label: t('ifsc'), value: card.ifsc },
              { label: t('upi'), value: card.upi },
            ]
          : []),
      ]}
    />
  )
}
