import { documentKinds, type Document, type DocumentWhat } from '@kabuto/domain/documents'
import { moments } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { useKitLocale } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { FileText } from '../../shared/FileText.tsx'
import { sampleBookings, sampleReceipts, sampleReports } from './documentSamples.ts'
import { documentsFile } from './documentsFile.ts'

type DocumentsFileProps = { documents: readonly Document[]; teaching: boolean }

function DocumentsFile({ documents, teaching }: DocumentsFileProps) {
  const { t } = useTranslation(['documents', 'titles'])
  const [kind] = documentKinds
  return (
    <FileText {...documentsFile({ kind, documents, now: moments.pictures, teaching, locale: useKitLocale(), t })} />
  )
}

const [first] = sampleReceipts
const whats: Record<DocumentWhat, true> = {
  buy: true,
  sell: true,
  deposit: true,
  withdrawal: true,
  exchange: true,
  loan: true,
  creditTopUp: true,
  repayment: true,
  ipo: true,
  block: true,
  raise: true,
  follow: true,
  followEnd: true,
  portfolio: true,
  portfolioEnd: true,
  dividend: true,
}
const oneOfEach = first ? (Object.keys(whats) as DocumentWhat[]).map((what) => ({ ...first, what })) : []

const meta = preview.meta({
  title: 'Screens/Account/DocumentsFile',
  component: DocumentsFile,
  args: { documents: [...sampleReports, ...sampleReceipts, ...sampleBookings], teaching: false },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByText('作成 2026-11-20 14:32:00（模擬時刻）')).toBeVisible()
    await expect(canvas.getByText(/^番号,日時（模擬時刻）,内容,/)).toBeVisible()
  },
})

/** Each way in which something is booked. */
export const EveryKind = meta.story({
  args: { documents: oneOfEach },
  async play({ canvas }) {
    for (const what of ['借入', '限度額の増額', 'IPO', '立会外取引', '募集', 'AI運用の終了'])
      await expect(canvas.getByText(new RegExp(`,${what},`))).toBeVisible()
  },
})

export const Teaching = meta.story({
  args: { teaching: true },
  async play({ canvas }) {
    await expect(canvas.getByText(/詐欺の手口を再現した記録/)).toBeVisible()
  },
})
