import { cardObstacles, checkCard, emptyCard, ownHolder, toCardRequest } from '@kabuto/domain/cards'
import { hrefTo } from '@kabuto/domain/paths'
import { valueOf } from '@kabuto/domain/shared'
import { ActionBar, Banner, NavBar, Page, SegmentedTabs, Skeleton, Stack, useCheckedForm } from '@kabuto/ui-kit'
import { HourglassIcon, ShieldIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendButton } from '../../shared/SendButton.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { AddCardReceipt } from './AddCardReceipt.tsx'
import { type AddCardScreenProps, contextOf, meant } from './addCardData.ts'
import { CardFields } from './CardFields.tsx'
import { useReadBack } from './useReadBack.ts'

export { addCardData, type AddCardData } from './addCardData.ts'

const kept = { as: 'addCard', without: [] } as const

const fields = ['holder', 'bankCode', 'branchCode', 'number', 'postalSymbol', 'postalNumber', 'ifsc', 'upi'] as const

/**
 * One's own account at an invented bank. Before the identity check a link to it replaces the form.
 */
export function AddCardScreen({ data, now, submission, onSubmit, onMakeNumber, onRetry }: AddCardScreenProps) {
  const { t } = useTranslation(['cards', 'records'])
  const verified = valueOf(data)?.verified
  const form = useCheckedForm({
    check: (draft) => (verified ? checkCard(meant(draft, verified), contextOf(verified)) : []),
    empty: emptyCard,
    submission,
    keep: kept,
  })
  // The holder for another region is filled in first; half-typed input is kept.
  const [isBegun, setIsBegun] = useState(false)
  if (verified && !isBegun) {
    setIsBegun(true)
    if (form.draft.holder === '') form.set('holder', ownHolder('other', verified))
  }
  const { card, errorAt } = useRefusalCard(form, submission)
  const readBack = useReadBack(form, verified)
  if (submission.state === 'done') return <AddCardReceipt card={submission.record} />

  const wrong = fields.filter((field) => form.refusalOf(field)).length
  const reason = wrong > 0 ? t('missing', { n: wrong }) : undefined

  return (
    <SendingForm form={form}>
      <Page
        nav={<NavBar title={t('addTitle')} back={{ href: hrefTo('cards') }} />}
        bottom={
          verified && (
            <ActionBar note={reason ?? readBack}>
              <SendButton
                submission={submission}
                disabledReason={reason}
                onPress={() => form.submit((draft) => onSubmit(toCardRequest(meant(draft, verified))))}
              >
                {t('submit')}
              </SendButton>
            </ActionBar>
          )
        }
      >
        <Await data={data} onRetry={onRetry} skeleton={<AddCardSkeleton />}>
          {({ blocks, identity }) => (
            <Stack gap="4">
              <AccountBanners blocks={blocks} margin={null} now={now} />
              {verified ? (
                <>
                  <SegmentedTabs
                    label={t('region')}
                    value={form.draft.region}
                    onChange={(value) => form.set('region', value)}
                    options={[
                      { value: 'jp', label: t('regionJp') },
                      { value: 'other', label: t('regionOther') },
                    ]}
                  />
                  <Banner tone="progress" icon={ShieldIcon}>
                    <strong>{t('notReal')}</strong>
                    <br />
                    {t('notRealText')}
                  </Banner>
                  <CardFields form={form} verified={verified} errorAt={errorAt} onMakeNumber={onMakeNumber} />
                  {submission.state === 'confirming' && (
                    <ConfirmingBanner text={t('confirming')} leave={t('confirmingLeave')} href={hrefTo('cards')} />
                  )}
                  <RefusalLater {...card} fixes={{ reload: onRetry }} />
                </>
              ) : identity === 'underReview' ? (
                <Banner
                  tone="progress"
                  icon={HourglassIcon}
                  action={{ label: t('reviewSee'), href: hrefTo('identity') }}
                >
                  {t('reviewRuns')}
                </Banner>
              ) : (
                <RefusalLater refusals={cardObstacles(contextOf(undefined))} />
              )}
            </Stack>
          )}
        </Await>
      </Page>
    </SendingForm>
  )
}

function AddCardSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton shape="block" />
      <Skeleton shape="line" count={8} />
    </Stack>
  )
}
