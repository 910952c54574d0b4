import { type Loadable, refuse } from '@kabuto/domain/shared'
import { Banner, Card, type HistoryChartProps, Section, Skeleton } from '@kabuto/ui-kit'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'

type HistoryProps = { history: Loadable<HistoryChartProps['points']>; onRetry: () => void }

/** The chart is no part of the page's first weight; where it cannot be had, the page says so. */
const Chart = lazy(() =>
  import('./HistoryDrawing.tsx').then(
    ({ HistoryDrawing }) => ({ default: HistoryDrawing }),
    () => ({ default: NoDrawing }),
  ),
)

function NoDrawing() {
  const { t } = useTranslation(['funds', 'shared'])
  const words = useRefusalWords()
  const reason = words(refuse('timeout', {}))
  return <Banner tone="neutral">{t('shared:partFailed', { part: t('history'), reason })}</Banner>
}

/** How the total went, day by day. */
export function History({ history, onRetry }: HistoryProps) {
  const { t } = useTranslation('funds')
  const skeleton = <Skeleton shape="block" count={2} />
  return (
    <Section title={t('history')} note={t('historyNote')}>
      <Card>
        <AwaitPart data={history} name={t('history')} onRetry={onRetry} skeleton={skeleton}>
          {(points) => (
            <Suspense fallback={skeleton}>
              <Chart label={t('history')} points={points} currency="JPY" />
            </Suspense>
          )}
        </AwaitPart>
      </Card>
    </Section>
  )
}
