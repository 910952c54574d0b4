import { checkDeposit, type Deposit, type depositCall, depositObstacles, emptyDeposit } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { type InputOf, isUnderWay, type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import {
  Banner,
  Card,
  Checklist,
  EmptyState,
  NavBar,
  NavTextLink,
  Page,
  Skeleton,
  Stack,
  useCheckedForm,
} from '@kabuto/ui-kit'
import { LandmarkIcon, TriangleAlertIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import type { Picturing } from '../../shared/picture.ts'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { DepositFacts } from '../Record/DepositFacts.tsx'
import { DepositBar } from './DepositBar.tsx'
import { type DepositData, withChosen } from './depositData.ts'
import { DepositFields } from './DepositFields.tsx'
import { DepositReceipt } from './DepositReceipt.tsx'
import { FundsClock } from './FundsClock.tsx'
import { PayInAccount } from './PayInAccount.tsx'

export { depositData, type DepositData } from './depositData.ts'

type DepositScreenProps = {
  data: Loadable<DepositData>
  picture: Picturing
  submission: Submission<Deposit>
  onSubmit: (request: InputOf<typeof depositCall>) => void
  onFix: (kind: 'advanceClock' | 'reload') => void
  onRetry: () => void
}

const kept = { as: 'deposit', without: ['channel', 'proof'] } as const

/** Where to, what a withdrawal will need, how much: in this order, so that nobody pays in what they cannot take out. */
export function DepositScreen({ data, picture, submission, onSubmit, onFix, onRetry }: DepositScreenProps) {
  const { t } = useTranslation(['deposit', 'records'])
  const known = valueOf(data)
  const form = useCheckedForm({
    check: (draft) => (known ? checkDeposit(withChosen(draft, known, picture), known.context) : []),
    empty: emptyDeposit,
    submission,
    keep: kept,
  })
  const { card, errorAt } = useRefusalCard(form, submission)
  // If everything is barred, the reason replaces the form; but not while a request waits for its answer.
  const isBarred =
    !known?.channel || (depositObstacles(known.channel.id, known.context).length > 0 && !isUnderWay(submission))
  if (submission.state === 'done') return <DepositReceipt record={submission.record} />

  return (
    <SendingForm form={form}>
      <Page
        nav={
          <NavBar
            title={t('title')}
            back={{ href: hrefTo('funds') }}
            actions={<NavTextLink href={hrefTo('funds', { kind: 'deposit' })}>{t('records:toRecords')}</NavTextLink>}
          />
        }
        bottom={
          known &&
          !isBarred && (
            <DepositBar form={form} data={known} picture={picture} submission={submission} onSubmit={onSubmit} />
          )
        }
      >
        <Await data={data} onRetry={onRetry} skeleton={<DepositSkeleton />}>
          {(value) => (
            <Stack gap="3">
              <FundsClock now={value.context.now} />
              {/* The card below shows a freeze. */}
              <AccountBanners blocks={{ ...value.blocks, frozen: undefined }} margin={null} now={value.context.now} />
              <Banner tone="progress" icon={TriangleAlertIcon}>
                <strong>{t('noTransfer')}</strong>
                <br />
                {t('noTransferText')}
              </Banner>
              {value.channel ? (
                <>
                  <PayInAccount channel={value.channel} now={value.context.now} />
                  <Needs has={value.has} />
                  {!isBarred && (
                    <DepositFields form={form} channel={value.channel} picture={picture} errorAt={errorAt} />
                  )}
                </>
              ) : (
                <EmptyState icon={LandmarkIcon} title={t('channelsNone')} text={t('channelsNoneText')} />
              )}
              {submission.state === 'confirming' && (
                <ConfirmingBanner text={t('records:confirming')} leave={t('records:confirmingLeave')} />
              )}
              <RefusalLater
                {...card}
                now={value.context.now}
                fixes={{
                  advanceClock: () => onFix('advanceClock'),
                  reload: () => onFix('reload'),
                  fill: {
                    field: 'amount',
                    most: value.channel?.max ?? '0',
                    put: (amount) => form.set('amount', amount),
                  },
                  openRecord: value.pending && 'shown',
                }}
              />
              {value.pending && (
                <Card>
                  <DepositFacts record={value.pending} />
                </Card>
              )}
            </Stack>
          )}
        </Await>
      </Page>
    </SendingForm>
  )
}

/** What a withdrawal needs: done, or the way to it. */
function Needs({ has }: { has: DepositData['has'] }) {
  const { t } = useTranslation('deposit')
  return (
    <Checklist
      title={t('needs')}
      note={t('needsNote')}
      items={[
        { label: t('needIdentity'), href: has.identity ? undefined : hrefTo('identity') },
        { label: t('needCard'), href: has.card ? undefined : hrefTo('addCard') },
        { label: t('needFundPassword'), href: has.fundPassword ? undefined : hrefTo('fundPassword') },
      ]}
    />
  )
}

/** The same containers, without the data. */
function DepositSkeleton() {
  const { t } = useTranslation('deposit')
  return (
    <Stack gap="3">
      <Banner tone="progress" icon={TriangleAlertIcon}>
        <strong>{t('noTransfer')}</strong>
        <br />
        {t('noTransferText')}
      </Banner>
      <Skeleton card shape="row" count={3} />
      <Skeleton shape="block" count={2} />
    </Stack>
  )
}
