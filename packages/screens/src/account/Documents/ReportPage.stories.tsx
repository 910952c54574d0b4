import { moments } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import { sampleBookings, sampleReceipts, sampleReports } from './documentSamples.ts'
import { ReportPage } from './ReportPage.tsx'

const say = textsIn('documents')

const shown: Pick<ComponentProps<typeof ReportPage>, 'kind' | 'documents'> = {
  kind: 'reports',
  documents: sampleReports,
}

const meta = preview.meta({
  title: 'Screens/Account/Report',
  component: ReportPage,
  args: {
    ...shown,
    reader: { name: '佐藤 美咲', account: '0000000001' },
    now: moments.pictures,
    teaching: false,
    onPrint: fn(),
  },
  parameters: { layout: 'fullscreen' },
})

/** Each fee with its rule, each row of cash, and what all of it comes to. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { args, canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: say(context).print }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
  },
  ...says({
    headings: [
      '取引報告書',
      '取引報告書（模擬）',
      '1 青葉精機 買い',
      '費用の明細',
      '現金の増減',
      '2 青葉精機 売り',
      '費用の明細',
      '現金の増減',
      '3 青葉精機 買い',
      '現金の増減',
      '表示中の合計',
    ],
    figures: {
      会員番号: '0000000001',
      件数: '3件',
      作成: '2026/11/20（金）14:32（模擬時刻）',
      発行: 'Kabuto（模擬取引サービス）',
      番号: 'KB20261119-003902',
      '日時（模擬時刻）': '11/19（木）10:04',
      コード: '0712',
      単価: '2,811.5円',
      数量: '100株',
      約定代金: '281,150円',
      受渡日: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      '約定代金 2': '−281,150円',
      費用: '−275円',
      '現金の増減（JPY）': '[total] −281,425円',
      '番号 2': 'KB20261104-003291',
      '日時（模擬時刻） 2': '11/4（水）13:12',
      'コード 2': '0712',
      '単価 2': '4,058円',
      '数量 2': '100株',
      '約定代金 3': '405,800円',
      '受渡日 2': '11/6（金）',
      売却手数料: '198円 — 信用・50万円以下・405,800円 をもとに計算・2019/10/1（火） からの表',
      'サービス料（買方金利）': '261円 — 年 2.98%・8日割り・401,000円 をもとに計算・2019/7/16（火） からの表',
      '印紙税 2': '0円 — 日本株に印紙税なし',
      差金: '+4,800円',
      '費用 2': '−459円',
      '現金の増減（JPY） 2': '[total] +4,341円',
      '番号 3': 'KB20261030-000900',
      '日時（模擬時刻） 3': '10/30（金）9:00',
      'コード 3': '0712',
      '単価 3': '2,811.5円',
      '数量 3': '100株',
      '約定代金 4': '281,150円',
      '受渡日 3': '11/24（火）',
      '現金の増減（JPY） 3': '[total] −277,084円',
    },
    actions: { 戻る: '#/user/pj', 印刷する: 'button' },
    notices: [],
    texts: [
      '佐藤 美咲 様',
      '次のとおり、模擬で記帳しました。会社、株価、口座はすべて架空です。',
      '代金は申込の記帳にあります。',
      '練習のための書類です。法律で定められた取引報告書ではなく、税務の証明にも使えません。',
      '税は源泉徴収していません。',
      '誤りを見つけたときは、お問い合わせ（自動応答）に番号を入力してください。',
    ],
  }),
})

export const One = meta.story({
  tags: ['vrt'],
  args: { documents: sampleReports.slice(1, 2) },
  ...says({
    headings: ['取引報告書', '取引報告書（模擬）', '1 青葉精機 売り', '費用の明細', '現金の増減'],
    figures: {
      会員番号: '0000000001',
      件数: '1件',
      作成: '2026/11/20（金）14:32（模擬時刻）',
      発行: 'Kabuto（模擬取引サービス）',
      番号: 'KB20261104-003291',
      '日時（模擬時刻）': '11/4（水）13:12',
      コード: '0712',
      単価: '4,058円',
      数量: '100株',
      約定代金: '405,800円',
      受渡日: '11/6（金）',
      売却手数料: '198円 — 信用・50万円以下・405,800円 をもとに計算・2019/10/1（火） からの表',
      'サービス料（買方金利）': '261円 — 年 2.98%・8日割り・401,000円 をもとに計算・2019/7/16（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし',
      差金: '+4,800円',
      費用: '−459円',
      '現金の増減（JPY）': '[total] +4,341円',
    },
    notices: [],
  }),
})

const [report] = sampleReports

/** Each row that a document can have moved of the cash. */
export const EveryPart = meta.story({
  args: {
    documents: report
      ? [
          {
            ...report,
            parts: (['value', 'fees', 'waived', 'paid', 'stake', 'result'] as const).map((part) => ({
              part,
              amount: '-1200',
              currency: 'JPY' as const,
            })),
          },
        ]
      : [],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('模擬が負担した損失')).toBeVisible()
    await expect(canvas.getByText('払い込んだ額')).toBeVisible()
  },
})

export const Receipts = meta.story({
  args: { kind: 'receipts', documents: sampleReceipts },
  ...says({
    headings: [
      '受領書',
      '受領書（模擬）',
      '1 両替',
      '現金の増減',
      '2 入金',
      '現金の増減',
      '3 出金',
      '現金の増減',
      '4 返済',
      '現金の増減',
      '表示中の合計',
    ],
    figures: {
      会員番号: '0000000001',
      件数: '4件',
      作成: '2026/11/20（金）14:32（模擬時刻）',
      発行: 'Kabuto（模擬取引サービス）',
      番号: 'KX20261120-000041',
      '日時（模擬時刻）': '11/20（金）14:32',
      金額: '500,000円',
      渡した額: '−500,000円',
      受け取った額: '+$3,237.29',
      '現金の増減（JPY）': '[total] −500,000円',
      '現金の増減（USD）': '[total] +$3,237.29',
      '番号 2': 'KD20261120-000318',
      '日時（模擬時刻） 2': '11/20（金）14:33',
      '金額 2': '500,000円',
      '金額 3': '+500,000円',
      '現金の増減（JPY） 2': '[total] +500,000円',
      '番号 3': 'KB20261120-004182',
      '日時（模擬時刻） 3': '11/20（金）14:32',
      '金額 4': '500,000円',
      '番号 4': 'KL20260914-000078',
      '日時（模擬時刻） 4': '9/14（月）11:20',
      '金額 5': '150,801円',
      元金: '−150,000円',
      利息: '−801円',
      '現金の増減（JPY） 3': '[total] −150,801円',
      '現金の増減（JPY） 4': '[total] −150,801円',
      '現金の増減（USD） 2': '[total] +$3,237.29',
    },
    notices: [],
  }),
})

export const Bookings = meta.story({
  args: { kind: 'bookings', documents: sampleBookings },
  ...says({
    headings: [
      '記帳',
      '記帳（模擬）',
      '1 ゆるり配当 30日 フォローの終了',
      '現金の増減',
      '2 ゆるり配当 30日 フォロー',
      '現金の増減',
      '3 ゆるり配当 30日 フォロー',
      '現金の増減',
      '4 分散三点 AI運用',
      '現金の増減',
      '5 青葉精機 配当',
      '現金の増減',
      '表示中の合計',
    ],
    figures: {
      会員番号: '0000000001',
      件数: '5件',
      作成: '2026/11/20（金）14:32（模擬時刻）',
      発行: 'Kabuto（模擬取引サービス）',
      番号: 'KB20261102-000241',
      '日時（模擬時刻）': '11/12（木）13:20',
      金額: '201,180円',
      預けた額: '+200,000円',
      '運用の損益（費用を引く前）': '+1,212円',
      費用: '−32円',
      '現金の増減（JPY）': '[total] +201,180円',
      '番号 2': 'KB20261102-000241',
      '日時（模擬時刻） 2': '11/2（月）10:00',
      '金額 2': '200,000円',
      '預けた額 2': '−200,000円',
      '現金の増減（JPY） 2': '[total] −200,000円',
      '番号 3': 'KB20261109-000255',
      '日時（模擬時刻） 3': '11/9（月）10:05',
      '金額 3': '300,000円',
      '預けた額 3': '−300,000円',
      '現金の増減（JPY） 3': '[total] −300,000円',
      '番号 4': 'KB20261109-000256',
      '日時（模擬時刻） 4': '11/9（月）10:05',
      '金額 4': '300,000円',
      '預けた額 4': '−300,000円',
      '現金の増減（JPY） 4': '[total] −300,000円',
      '番号 5': 'KB20261119-003902',
      '日時（模擬時刻） 5': '12/14（月）0:00',
      コード: '0712',
      '金額 5': '3,800円',
      '現金の増減（JPY） 5': '[total] −598,820円',
    },
    notices: [],
  }),
})

export const Teaching = meta.story({
  args: { documents: sampleReports.slice(0, 1), teaching: true },
  async play(context) {
    await expect(context.canvas.getByText(say(context).teaching)).toBeVisible()
  },
  ...says({
    headings: ['取引報告書', '取引報告書（模擬）', '1 青葉精機 買い', '費用の明細', '現金の増減'],
    figures: {
      会員番号: '0000000001',
      件数: '1件',
      作成: '2026/11/20（金）14:32（模擬時刻）',
      発行: 'Kabuto（模擬取引サービス）',
      番号: 'KB20261119-003902',
      '日時（模擬時刻）': '11/19（木）10:04',
      コード: '0712',
      単価: '2,811.5円',
      数量: '100株',
      約定代金: '281,150円',
      受渡日: '11/24（火）',
      買付手数料: '275円 — 標準・50万円以下・281,150円 をもとに計算・2019/10/1（火） からの表',
      印紙税: '0円 — 日本株に印紙税なし・281,150円 をもとに計算・1999/4/1（木） からの表',
      サービス料: '0円 — 現物のため金利なし',
      '約定代金 2': '−281,150円',
      費用: '−275円',
      '現金の増減（JPY）': '[total] −281,425円',
    },
    notices: ['[danger] 教材：詐欺の手口を再現した記録です。'],
  }),
})
