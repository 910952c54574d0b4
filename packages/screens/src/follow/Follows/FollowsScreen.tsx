import { hrefTo } from '@kabuto/domain/paths'
import type { FollowOrder } from '@kabuto/domain/follow'
import { idle, type Instant, isUnderWay, type Loadable, type Submission } from '@kabuto/domain/shared'
import { Card, EmptyState, NavBar, type NextPage, Page, Section, Stack, Text } from '@kabuto/ui-kit'
import { SproutIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { MoreRows } from '../../shared/MoreRows.tsx'
import { OfferSkeleton } from '../../shared/Offer/OfferSkeleton.tsx'
import { EndedStakes } from '../EndedStakes.tsx'
import { type Stake, stakeOfFollow } from '../managed.ts'
import { StakeCard } from '../StakeCard.tsx'
import { LimitSheetLater } from './LimitSheetLater.tsx'

export type FollowsData = { rows: readonly FollowOrder[]; next: NextPage }

/** What is being changed, and how its last change went when it was opened. */
type Limited = { stake: Stake; before: Submission<unknown> }

type Sending = (subject: string) => Submission<unknown>

type FollowsScreenProps = {
  data: Loadable<FollowsData>
  now: Instant
  /** Of each order: ending it, and changing its limit. */
  ending: Sending
  changing: Sending
  onEnd: (id: string) => void
  onLimit: (request: { id: string; lossLimit: string }) => void
  onMore: () => void
  onRetry: () => void
}

/** What the member follows and has followed; what runs has its way out. */
export function FollowsScreen(props: FollowsScreenProps) {
  const { data, now, ending, changing, onEnd, onLimit, onMore, onRetry } = props
  const { t } = useTranslation(['follow', 'titles'])
  const [limited, setLimited] = useState<Limited>()
  const changed = limited && changing(limited.stake.id)
  // For good: a page that is shown again has forgotten how the change went.
  if (changed?.state === 'done' && changed !== limited?.before) setLimited(undefined)

  function cards(stakes: readonly Stake[]) {
    return (
      <Stack gap="3">
        {stakes.map((stake) => (
          <StakeCard
            key={stake.id}
            stake={stake}
            now={now}
            ending={ending(stake.id)}
            onEnd={onEnd}
            onLimit={(chosen) => setLimited({ stake: chosen, before: changing(chosen.id) })}
          />
        ))}
      </Stack>
    )
  }

  return (
    <Page bleed nav={<NavBar title={t('titles:follows')} back={{ href: hrefTo('follow') }} />}>
      <Await data={data} onRetry={onRetry} skeleton={<OfferSkeleton />} bleed>
        {({ rows, next }) => {
          const stakes = rows.map(stakeOfFollow)
          const running = stakes.filter(({ state }) => state === 'inProgress')
          const ended = stakes.filter(({ state }) => state === 'ended')
          return (
            <>
              <Section title={t('running')}>
                {running.length > 0 ? (
                  cards(running)
                ) : (
                  <Card>
                    <EmptyState
                      icon={SproutIcon}
                      title={t('noRunning')}
                      text={t('noRunningText')}
                      action={{ label: t('findTrader'), href: hrefTo('follow') }}
                    />
                  </Card>
                )}
              </Section>
              <Section title={t('ended')} note={t('result')}>
                {ended.length > 0 ? (
                  <EndedStakes stakes={ended} now={now} />
                ) : (
                  <Card>
                    <EmptyState icon={SproutIcon} title={t('noEnded')} text={t('noEndedText')} />
                  </Card>
                )}
                <MoreRows next={next} onMore={onMore} />
              </Section>
            </>
          )
        }}
      </Await>
      <Section>
        <Text look="sub" tone="secondary" short>
          {t('foot')}
        </Text>
      </Section>
      {/* A limit that was changed can be changed again: how the last change went belongs to it alone. */}
      <LimitSheetLater
        key={limited && `${limited.stake.id} ${limited.stake.lossLimit}`}
        stake={limited?.stake}
        now={now}
        submission={changed && (changed !== limited.before || isUnderWay(changed)) ? changed : idle()}
        onLimit={onLimit}
        onClose={() => setLimited(undefined)}
      />
    </Page>
  )
}
