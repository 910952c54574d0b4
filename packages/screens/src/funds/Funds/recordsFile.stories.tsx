import { sampleDeposit, sampleExchange, sampleWithdrawals } from '@kabuto/domain/funds'
import { moments } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { FileText } from '../../shared/FileText.tsx'
import type { FundsRecord, RecordKind } from './fundsRecords.ts'
import { recordsFile } from './recordsFile.ts'

type RecordsFileProps = { kind: RecordKind; records: readonly FundsRecord[]; teaching: boolean }

function RecordsFile(props: RecordsFileProps) {
  const { t } = useTranslation(['funds', 'records'])
  return <FileText {...recordsFile({ ...props, now: moments.pictures, t })} />
}

const sample: RecordsFileProps = { kind: 'withdrawal', records: sampleWithdrawals, teaching: false }

const meta = preview.meta({
  title: 'Screens/Funds/RecordsFile',
  component: RecordsFile,
  args: sample,
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(
      canvas.getByText('Kabuto 模擬取引の記録です。実際のお金は動いていません。', { exact: false }),
    ).toBeVisible()
    await expect(canvas.getByText('受付番号,出金額（円）,出金先,状態,理由,申請した時刻,審査した時刻')).toBeVisible()
  },
})

export const Deposits = meta.story({
  args: { kind: 'deposit', records: [sampleDeposit] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^KD20261120-000318,500000,/)).toBeVisible()
  },
})

export const Exchanges = meta.story({
  args: { kind: 'exchange', records: [sampleExchange] },
  async play({ canvas }) {
    await expect(canvas.getByText(/^KX20261120-000041,500000,JPY,3237\.29,USD/)).toBeVisible()
  },
})

export const Teaching = meta.story({
  args: { teaching: true },
  async play({ canvas }) {
    await expect(canvas.getByText('教材：詐欺の手口を再現した記録です。')).toBeVisible()
  },
})
