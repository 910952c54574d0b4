import type { Member } from '@kabuto/domain/account'
import type { FundsSummary } from '@kabuto/domain/funds'
import { hrefTo } from '@kabuto/domain/paths'
import { isTeaching, type Loadable } from '@kabuto/domain/shared'
import { type HistoryChartProps, NavAction, NavBar, Page, Section, Skeleton, Stack } from '@kabuto/ui-kit'
import { ReceiptTextIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountBanners } from '../../shared/AccountBanners.tsx'
import { Await } from '../../shared/Await.tsx'
import { MaskSwitch } from '../../shared/MaskSwitch.tsx'
import { MoneyWays } from '../../shared/MoneyWays.tsx'
import { FigureSheetLater } from '../Breakdown/FigureSheetLater.tsx'
import type { FormulaName } from '../Breakdown/useLines.tsx'
import { Allocation } from './Allocation.tsx'
import { Credit } from './Credit.tsx'
import { Figures } from './Figures.tsx'
import { FundsHead } from './FundsHead.tsx'
import { Ladder } from './Ladder.tsx'
import { History } from './History.tsx'
import { Records, type RecordsProps } from './Records.tsx'

export type FundsScreenData = { member: Member; funds: FundsSummary }

type FundsScreenProps = Omit<RecordsProps, 'onRetry'> & {
  data: Loadable<FundsScreenData>
  history: Loadable<HistoryChartProps['points']>
  onRetry: () => void
  onRetryHistory: () => void
  onRetryRecords: () => void
  onMask: (masked: boolean) => void
}

/**
 * Every figure with its source, when sales are settled, and the result of each deposit and withdrawal.
 */
export function FundsScreen({
  data,
  history,
  now,
  onRetry,
  onRetryHistory,
  onRetryRecords,
  onMask,
  ...records
}: FundsScreenProps) {
  const { t } = useTranslation('funds')
  const [formula, setFormula] = useState<FormulaName>('cash')
  const [open, setOpen] = useState(false)

  function show(figure: FormulaName): void {
    setFormula(figure)
    setOpen(true)
  }

  return (
    <Page
      bleed
      nav={
        <NavBar
          flat
          title={t('title')}
          actions={
            <>
              <MaskSwitch onMask={onMask} />
              <NavAction icon={ReceiptTextIcon} label={t('documents')} href={hrefTo('documents')} />
            </>
          }
        />
      }
    >
      <Await data={data} onRetry={onRetry} skeleton={<FundsSkeleton />} bleed>
        {({ member, funds }) => (
          <>
            <Section ground="surface">
              <Stack gap="4">
                <AccountBanners blocks={member.blocks} margin={funds.margin} now={now} />
                <FundsHead funds={funds} />
                <MoneyWays />
              </Stack>
            </Section>
            <Allocation funds={funds} now={now} />
            <History history={history} onRetry={onRetryHistory} />
            <Figures funds={funds} onFormula={show} />
            <Credit funds={funds} member={member} now={now} onFormula={() => show('borrowable')} />
            <Ladder funds={funds} now={now} />
            <Records {...records} now={now} teaching={isTeaching(member.scenario)} onRetry={onRetryRecords} />
            <FigureSheetLater open={open} onClose={() => setOpen(false)} figure={formula} funds={funds} now={now} />
          </>
        )}
      </Await>
    </Page>
  )
}

/** The same containers, without the data. */
function FundsSkeleton() {
  const { t } = useTranslation('funds')
  return (
    <>
      <Section ground="surface">
        <Stack gap="4">
          <FundsHead />
          <MoneyWays />
        </Stack>
      </Section>
      <Allocation />
      <Section title={t('figures')} note={t('figuresNote')}>
        <Skeleton card shape="row" count={6} />
      </Section>
    </>
  )
}
