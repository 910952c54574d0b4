import { isTeaching, valueOf } from '@kabuto/domain/shared'
import { ReportPage } from '@kabuto/screens/account'
import { useAtomValue } from 'jotai'
import { useMarketTime } from '../shell/data/clock.ts'
import { member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'
import { shownAtom } from './shown.ts'

export function ShownReport() {
  const shown = useAtomValue(shownAtom)
  const now = useMarketTime()
  const known = valueOf(useResources({ member: member({}) }).data)?.member
  if (!shown || !known) return null
  return (
    <ReportPage
      kind={shown.kind}
      documents={shown.documents}
      reader={known}
      now={now}
      teaching={isTeaching(known.scenario)}
      onPrint={() => window.print()}
    />
  )
}
