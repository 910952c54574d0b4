import { nameIn } from '@kabuto/domain/market'
import type { IpoApplication } from '@kabuto/domain/offerings'
import { hrefTo } from '@kabuto/domain/paths'
import type { Instant, Loadable } from '@kabuto/domain/shared'
import {
  Button,
  Card,
  EmptyState,
  List,
  NavBar,
  type NextPage,
  Page,
  Section,
  Skeleton,
  Stack,
  Text,
  useKitLocale,
} from '@kabuto/ui-kit'
import { TicketIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'
import { EvenChoice } from '../../shared/Offer/EvenChoice.tsx'
import { OfferBadge } from '../../shared/Offer/OfferBadge.tsx'
import { OfferHead } from '../../shared/Offer/OfferHead.tsx'
import { MoreRows } from '../../shared/MoreRows.tsx'
import { ApplicationRow, useApplicationLines } from './ApplicationRow.tsx'
import { ApplicationSheetLater } from './ApplicationSheetLater.tsx'

/** As far as they have been read, the newest first. */
export type ApplicationsData = { rows: readonly IpoApplication[]; next: NextPage }

type ApplicationsScreenProps = {
  data: Loadable<ApplicationsData>
  now: Instant
  /** The one that is open from the start. */
  openRecord?: string | undefined
  onMore: () => void
  onRetry: () => void
}

/** What was applied for: what has to be done first, what waits for its draw, and what is over. */
export function ApplicationsScreen({ data, ...rest }: ApplicationsScreenProps) {
  const { t } = useTranslation('offerings')
  return (
    <Page bleed nav={<NavBar title={t('applicationsTitle')} back={{ href: hrefTo('offerings') }} />}>
      <Await data={data} onRetry={rest.onRetry} skeleton={<ApplicationsSkeleton />} bleed>
        {(known) => <ApplicationLists {...known} {...rest} />}
      </Await>
    </Page>
  )
}

type ApplicationListsProps = ApplicationsData & Omit<ApplicationsScreenProps, 'data'>

function ApplicationLists({ rows, next, now, openRecord, onMore }: ApplicationListsProps) {
  const { t } = useTranslation(['offerings', 'offer'])
  const [chosen, setChosen] = useState(openRecord)
  const [open, setOpen] = useState(openRecord !== undefined)
  const shown = rows.find(({ id }) => id === chosen)
  const toDo = rows.filter(({ state }) => state === 'won')
  const waiting = rows.filter(({ state }) => state === 'awaitingDraw')
  const ended = rows.filter(({ state }) => state !== 'won' && state !== 'awaitingDraw')
  const count = (of: readonly unknown[]): string => t('offer:count', { n: of.length })
  const row = (application: IpoApplication) => (
    <ApplicationRow
      key={application.id}
      application={application}
      now={now}
      onOpen={() => {
        setChosen(application.id)
        setOpen(true)
      }}
    />
  )
  if (rows.length === 0)
    return (
      <Section>
        <Card>
          <EmptyState
            icon={TicketIcon}
            title={t('noApplications')}
            text={t('noApplicationsText')}
            action={{ label: t('toOfferings'), href: hrefTo('offerings') }}
          />
        </Card>
      </Section>
    )
  return (
    <>
      {toDo.length > 0 && (
        <Section title={t('toDo')} note={count(toDo)}>
          <Stack gap="3">
            {toDo.map((application) => (
              <Allotted key={application.id} application={application} now={now} />
            ))}
          </Stack>
        </Section>
      )}
      {waiting.length > 0 && (
        <Section title={t('waiting')} note={t('waitingNote')}>
          <List label={t('waiting')} card>
            {waiting.map(row)}
          </List>
        </Section>
      )}
      {(ended.length > 0 || next !== 'end') && (
        <Section title={t('ended')} note={next === 'end' ? count(ended) : undefined}>
          <Stack gap="3">
            <List label={t('ended')} card>
              {ended.map(row)}
            </List>
            <MoreRows next={next} onMore={onMore} />
          </Stack>
        </Section>
      )}
      <ApplicationSheetLater application={shown} open={open} onClose={() => setOpen(false)} now={now} />
    </>
  )
}

/** What was allotted: declining and paying are as wide as one another. */
function Allotted({ application, now }: { application: IpoApplication; now: Instant }) {
  const { t } = useTranslation('offerings')
  const locale = useKitLocale()
  const [sub = '', ...lines] = useApplicationLines(application, now)
  const { names, offerId, state } = application
  return (
    <Card>
      <Stack gap="3">
        <OfferHead name={nameIn(names, locale)} sub={sub} badge={<OfferBadge state={state} />} as="h3" />
        {lines.map((line) => (
          <Text key={line} look="sub" short>
            {line}
          </Text>
        ))}
        <EvenChoice
          decline={{ label: t('abstain'), href: hrefTo('offering', { id: offerId, act: 'abstain' }) }}
          accept={
            <Button kind="line" href={hrefTo('offering', { id: offerId })}>
              {t('goPay')}
            </Button>
          }
        />
      </Stack>
    </Card>
  )
}

function ApplicationsSkeleton() {
  return (
    <Section>
      <Skeleton card shape="row" count={6} />
    </Section>
  )
}
