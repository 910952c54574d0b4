import type { Member } from '@kabuto/domain/account'
import type { FundsSummary, Withdrawal } from '@kabuto/domain/funds'
import { type Loadable, type Submission } from '@kabuto/domain/shared'
import { NavBar, Page, Section, Skeleton, Stack } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { MoneyWays } from '../../shared/MoneyWays.tsx'
import { Figures } from './Figures.tsx'
import { FundsHead } from './FundsHead.tsx'
import { Ladder } from './Ladder.tsx'
import { Records } from './Records.tsx'

export type FundsScreenData = { member: Member; funds: FundsSummary }

type FundsScreenProps = {
  data: Loadable<FundsScreenData>
  records: Loadable<readonly Withdrawal[]>
  cancelOf: (id: string) => Submission<Withdrawal>
  onCancel: (id: string) => void
  onRetry: () => void
  onRetryRecords: () => void
  /** A withdrawal that is open from the start. */
  openRecord?: string | undefined
}

/** Every figure with where it comes from, when what was sold is settled, and what became of each withdrawal. */
export function FundsScreen({
  data,
  records,
  cancelOf,
  onCancel,
  onRetry,
  onRetryRecords,
  openRecord,
}: FundsScreenProps) {
  const { t } = useTranslation('funds')
  return (
    <Page bleed nav={<NavBar flat title={t('title')} />}>
      <Await data={data} onRetry={onRetry} skeleton={<FundsSkeleton />} bleed>
        {({ member: { blocks }, funds }) => (
          <>
            <Section ground="surface">
              <Stack gap="4">
                <AccountBanners blocks={blocks} margin={funds.margin} />
                <FundsHead funds={funds} />
                <MoneyWays />
              </Stack>
            </Section>
            <Figures funds={funds} />
            <Ladder funds={funds} />
            <Records
              records={records}
              cancelOf={cancelOf}
              onCancel={onCancel}
              onRetry={onRetryRecords}
              openRecord={openRecord}
            />
          </>
        )}
      </Await>
    </Page>
  )
}

function FundsSkeleton() {
  return (
    <>
      <Section ground="surface">
        <Skeleton shape="line" />
        <Skeleton shape="figure" />
        <Skeleton shape="line" />
      </Section>
      <Skeleton shape="row" count={6} />
    </>
  )
}
