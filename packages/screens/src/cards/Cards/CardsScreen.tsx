import type { Card as BankAccount, unbindCardCall } from '@kabuto/domain/cards'
import { hrefTo } from '@kabuto/domain/paths'
import { type InputOf, type Instant, type Loadable, type Submission, valueOf } from '@kabuto/domain/shared'
import { ActionBar, Banner, Button, Card, EmptyState, NavBar, Page, Skeleton, Stack, Text } from '@kabuto/ui-kit'
import { HourglassIcon, LandmarkIcon, PlusIcon } from '@kabuto/ui-kit/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { focusHeading } from '../../shared/focusHeading.ts'
import { BankCard } from './BankCard.tsx'
import type { CardsData } from './cardsData.ts'
import { UnbindSheet } from './UnbindSheet.tsx'

export { cardsData, type CardsData } from './cardsData.ts'

type CardsScreenProps = {
  data: Loadable<CardsData>
  now: Instant
  /** Of each account that is being taken off the list. */
  unbindOf: (id: string) => Submission<unknown>
  onUnbind: (request: InputOf<typeof unbindCardCall>) => void
  onReload: () => void
}

/** The accounts that a withdrawal can go to. */
export function CardsScreen({ data, now, unbindOf, onUnbind, onReload }: CardsScreenProps) {
  const { t } = useTranslation('cards')
  // Kept while its sheet closes; each opening starts afresh.
  const [chosen, setChosen] = useState<{ card: BankAccount; opened: number }>()
  const [open, setOpen] = useState(false)
  // What opened the sheet is gone with its account.
  const isGone = chosen !== undefined && !open && unbindOf(chosen.card.id).state === 'done'
  useEffect(() => {
    if (isGone) focusHeading()
  }, [isGone])
  const canAdd = valueOf(data)?.member.identity === 'verified'

  return (
    <Page
      nav={<NavBar title={t('title')} back={{ href: hrefTo('member') }} />}
      bottom={
        canAdd && (
          <ActionBar>
            <Button icon={PlusIcon} href={hrefTo('addCard')}>
              {t('add')}
            </Button>
          </ActionBar>
        )
      }
    >
      <Await data={data} onRetry={onReload} skeleton={<CardsSkeleton />}>
        {(value) => {
          const cards = value.cards.filter(({ id }) => unbindOf(id).state !== 'done')
          return (
            <Stack gap="3">
              <AccountBanners blocks={value.member.blocks} margin={null} now={now} />
              <IdentityFirst identity={value.member.identity} />
              <Banner tone="neutral">{t('ownOnly')}</Banner>
              {cards.map((card) => (
                <BankCard
                  key={card.id}
                  card={card}
                  pendingId={value.pending?.cardId === card.id ? value.pending.id : undefined}
                  unbind={unbindOf(card.id)}
                  onUnbind={() => {
                    setChosen({ card, opened: (chosen?.opened ?? 0) + 1 })
                    setOpen(true)
                  }}
                />
              ))}
              {cards.length === 0 ? (
                <Card>
                  <EmptyState icon={LandmarkIcon} title={t('empty')} text={t('emptyText')} />
                </Card>
              ) : (
                <Text look="caption" tone="secondary" short>
                  {t('unbindNote')}
                </Text>
              )}
              {chosen && (
                <UnbindSheet
                  key={chosen.opened}
                  open={open}
                  card={chosen.card}
                  data={value}
                  submission={unbindOf(chosen.card.id)}
                  onSubmit={onUnbind}
                  onReload={onReload}
                  onClose={() => setOpen(false)}
                  onDone={() => setOpen(false)}
                />
              )}
            </Stack>
          )
        }}
      </Await>
    </Page>
  )
}

/** Told before anything is filled in: without a verified name there is no holder. */
function IdentityFirst({ identity }: { identity: CardsData['member']['identity'] }) {
  const { t } = useTranslation('cards')
  if (identity === 'verified') return null
  return identity === 'unverified' ? (
    <Banner tone="info" action={{ label: t('verify'), href: hrefTo('identity') }}>
      {t('verifyFirst')}
    </Banner>
  ) : (
    <Banner tone="progress" icon={HourglassIcon} action={{ label: t('reviewSee'), href: hrefTo('identity') }}>
      {t('reviewRuns')}
    </Banner>
  )
}

function CardsSkeleton() {
  const { t } = useTranslation('cards')
  return (
    <Stack gap="3">
      <Banner tone="neutral">{t('ownOnly')}</Banner>
      {[1, 2].map((each) => (
        <Card key={each}>
          <Skeleton shape="line" count={6} />
        </Card>
      ))}
    </Stack>
  )
}
