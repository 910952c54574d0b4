import type { Member } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import { type Instant, type Loadable, valueOf } from '@kabuto/domain/shared'
import { fetchedPart, List, ListRow, NavBar, Page, Section, Skeleton } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import type { Beginning } from './Anew.tsx'
import { Clock, type ClockPlan, type Turning } from './Clock.tsx'
import type { DeviceData } from './DeleteAll.tsx'
import { Display } from './Display.tsx'
import type { Looks } from './looks.ts'
import { type Ending, type SessionPlace, Sessions, SessionsSkeleton } from './Sessions.tsx'

/** Fetched when it is opened. */
const Anew = fetchedPart(async () => (await import('./Anew.tsx')).Anew)

const DeleteAll = fetchedPart(async () => (await import('./DeleteAll.tsx')).DeleteAll)

type SettingsScreenProps = {
  looks: Looks
  onLook: (change: Partial<Looks>) => void
  /** Looks need nothing that is read. */
  data: { member: Loadable<Pick<Member, 'clockBarred' | 'scenario'>>; sessions: Loadable<readonly SessionPlace[]> }
  clock: { now: Instant; plan: ClockPlan } & Turning
  ending: Ending
  beginning: Beginning
  /** Only where the books are on this device. */
  device?: DeviceData | undefined
  onRetry: () => void
}

/** How the app looks on this device, the simulated clock, where one is logged in, and a new beginning. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { looks, onLook, data, clock, ending, beginning, device, onRetry } = props
  const { t } = useTranslation('settings')
  const [asked, setAsked] = useState<{ before: unknown }>()
  const [isDeleting, setIsDeleting] = useState(false)
  const member = valueOf(data.member)
  const { submission } = beginning
  // A successful reset closes it; a refusal is shown in it.
  const isOpen = asked !== undefined && (submission === asked.before || submission.state !== 'done')
  return (
    <Page bleed nav={<NavBar title={t('settings')} back={{ href: hrefTo('member') }} />}>
      <Section title={t('display')} note={t('onDevice')}>
        <Display looks={looks} onLook={onLook} />
      </Section>
      <Section title={t('clock')} note={t('clockOneWay')}>
        <Await data={data.member} onRetry={onRetry} skeleton={<Skeleton card shape="row" count={5} />}>
          {({ clockBarred }) => <Clock clockBarred={clockBarred} now={clock.now} plan={clock.plan} turning={clock} />}
        </Await>
      </Section>
      <Section title={t('sessions')}>
        <AwaitPart
          data={data.sessions}
          name={t('sessions')}
          onRetry={onRetry}
          hushed={data.member.state === 'failed'}
          skeleton={<SessionsSkeleton />}
        >
          {(places) => <Sessions places={places} ending={ending} />}
        </AwaitPart>
      </Section>
      {data.member.state !== 'failed' && (
        <Section title={t('simulation')}>
          {member ? (
            <List label={t('simulation')} card>
              <ListRow title={t('scenario')} value={t(`scenario_${member.scenario}`)} />
              <ListRow title={t('anew')} sub={t('anewNote')} onPress={() => setAsked({ before: submission })} />
            </List>
          ) : (
            <Skeleton card shape="row" count={2} />
          )}
        </Section>
      )}
      {device && (
        <Section title={t('device')}>
          <List label={t('device')} card>
            <ListRow title={t('devicePlace')} value={t(`devicePlace_${device.place}`)} />
            <ListRow title={t('deleteAll')} sub={t('anewNote')} onPress={() => setIsDeleting(true)} />
          </List>
        </Section>
      )}
      {device && isDeleting && <DeleteAll {...device} open onClose={() => setIsDeleting(false)} />}
      {member && asked && (
        <Anew {...beginning} open={isOpen} onClose={() => setAsked(undefined)} scenario={member.scenario} />
      )}
    </Page>
  )
}
