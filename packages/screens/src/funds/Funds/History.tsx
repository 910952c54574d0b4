import { type Loadable, refuse } from '@kabuto/domain/shared'
import { Banner, Card, fetchedPart, type HistoryChartProps, HistorySkeleton, Section, whenIdle } from '@kabuto/ui-kit'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { AwaitPart } from '../../shared/AwaitPart.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import type { HistoryDrawing } from './HistoryDrawing.tsx'

type HistoryProps = { history: Loadable<HistoryChartProps['points']>; onRetry: () => void }

/** The chart comes after the page's first frame; where it cannot be had, the page says so. */
const Chart = fetchedPart<ComponentProps<typeof HistoryDrawing>>(async () => {
  await whenIdle()
  return import('./HistoryDrawing.tsx').then(
    (module) => module.HistoryDrawing,
    () => NoDrawing,
  )
})

function NoDrawing() {
  const { t } = useTranslation(['funds', 'shared'])
  const words = useRefusalWords()
  const reason = words(refuse('timeout', {}))
  return <Banner tone="neutral">{t('shared:partFailed', { part: t('history'), reason })}</Banner>
}

/** How the total went, day by day. */
export function History({ history, onRetry }: HistoryProps) {
  const { t } = useTranslation('funds')
  const skeleton = <HistorySkeleton />
  return (
    <Section title={t('history')} note={t('historyNote')}>
      <Card>
        <AwaitPart data={history} name={t('history')} onRetry={onRetry} skeleton={skeleton}>
          {(points) => <Chart meanwhile={skeleton} label={t('history')} points={points} currency="JPY" />}
        </AwaitPart>
      </Card>
    </Section>
  )
}
