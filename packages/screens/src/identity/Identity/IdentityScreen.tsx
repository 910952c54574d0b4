import { checkIdentity, emptyIdentity, toIdentityRequest } from '@kabuto/domain/identity'
import { hrefTo } from '@kabuto/domain/paths'
import { idle, isUnderWay, valueOf } from '@kabuto/domain/shared'
import { ActionBar, Banner, Button, NavBar, Page, Skeleton, Stack, useCheckedForm } from '@kabuto/ui-kit'
import { ShieldIcon } from '@kabuto/ui-kit/icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { ConfirmingBanner } from '../../shared/ConfirmingBanner.tsx'
import { SendingForm } from '../../shared/SendingForm.tsx'
import { focusHeading } from '../../shared/focusHeading.ts'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { SendButton } from '../../shared/SendButton.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'
import { type IdentityScreenProps, samples, sides, standing, withPictures } from './identityData.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { Images } from './Images.tsx'
import { Rejection } from './Rejection.tsx'
import { Standing } from './Standing.tsx'
import { Steps } from './Steps.tsx'
import { useNames } from './useNames.ts'

export type { IdentityData } from './identityData.ts'

const kept = { as: 'identity', without: [] } as const

const fields = ['name', 'nameKana', 'idNumber', 'front', 'back'] as const

/** Name, number and two pictures; then the review, and what it decided. */
export function IdentityScreen(props: IdentityScreenProps) {
  const { data, now, pictures, onSubmit, onMakeNumber, onRetry } = props
  const { t } = useTranslation('identity')
  const images = useRef<HTMLDivElement>(null)
  const known = valueOf(data)
  const identity = known && standing(known.identity, props.submission)
  const isOpen = identity?.state === 'unverified'
  // What was sent before a rejection is no answer to the form that begins with it.
  const submission = props.submission.state === 'done' && isOpen ? idle() : props.submission
  const form = useCheckedForm({
    check: (draft) => checkIdentity(withPictures(draft, pictures), { state: 'unverified' }),
    empty: emptyIdentity,
    submission,
    keep: kept,
  })
  useNames(form, isOpen ? identity : undefined)
  const { card, errorAt } = useRefusalCard(form, submission)
  const isSent = submission.state === 'done'
  useEffect(() => {
    if (isSent) focusHeading()
  }, [isSent])

  const wrong = fields.filter((field) => form.refusalOf(field)).length
  const isAway = sides.some((side) => isUnderWay(pictures[side].submission))
  const reason = isAway ? t('imageSending') : wrong > 0 ? t('missing', { n: wrong }) : undefined
  const holds = (...names: readonly (typeof fields)[number][]): boolean =>
    !form.found.some(({ field }) => names.some((name) => name === field))

  function useSamples(): void {
    for (const side of sides) {
      pictures[side].onRemove()
      form.set(side, samples[side])
    }
  }

  return (
    <SendingForm form={form}>
      <Page
        nav={<NavBar title={t('title')} back={{ href: hrefTo('member') }} />}
        bottom={
          identity && (
            <ActionBar note={isOpen ? reason : undefined}>
              {isOpen ? (
                <SendButton
                  submission={submission}
                  disabledReason={reason}
                  onPress={() => form.submit((draft) => onSubmit(toIdentityRequest(withPictures(draft, pictures))))}
                >
                  {t('submit')}
                </SendButton>
              ) : identity.state === 'verified' ? (
                <Button href={hrefTo('cards')}>{t('toCards')}</Button>
              ) : (
                <Button kind="soft" href={hrefTo('member')}>
                  {t('toMember')}
                </Button>
              )}
            </ActionBar>
          )
        }
      >
        <Await data={data} onRetry={onRetry} skeleton={<IdentitySkeleton />}>
          {({ blocks }) =>
            identity && (
              <Stack gap="4">
                <Steps
                  state={identity.state}
                  name={holds('name', 'nameKana', 'idNumber')}
                  images={holds('front', 'back')}
                />
                <AccountBanners blocks={blocks} margin={null} now={now} />
                {isOpen ? (
                  <>
                    {identity.lastRejection && <Rejection {...identity.lastRejection} now={now} />}
                    <Banner tone="progress" icon={ShieldIcon}>
                      <strong>{t('notReal')}</strong>
                      <br />
                      {t('notRealText')}
                    </Banner>
                    <IdentityFields form={form} errorAt={errorAt} onMakeNumber={onMakeNumber} />
                    <Images ref={images} form={form} pictures={pictures} errorAt={errorAt} onUseSamples={useSamples} />
                    {submission.state === 'confirming' && (
                      <ConfirmingBanner text={t('confirming')} leave={t('confirmingLeave')} href={hrefTo('member')} />
                    )}
                    <RefusalLater
                      {...card}
                      now={now}
                      fixes={{
                        reload: onRetry,
                        chooseImage: () =>
                          images.current
                            ?.querySelector<HTMLInputElement>(`input[name="${card.refusals[0]?.field ?? ''}"]`)
                            ?.click(),
                      }}
                    />
                  </>
                ) : (
                  <Standing identity={identity} now={now} />
                )}
              </Stack>
            )
          }
        </Await>
      </Page>
    </SendingForm>
  )
}

function IdentitySkeleton() {
  const { t } = useTranslation('identity')
  return (
    <Stack gap="4">
      <Skeleton shape="line" />
      <Banner tone="progress" icon={ShieldIcon}>
        <strong>{t('notReal')}</strong>
        <br />
        {t('notRealText')}
      </Banner>
      <Skeleton shape="line" count={6} />
      <Skeleton shape="block" />
    </Stack>
  )
}
