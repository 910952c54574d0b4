import { hrefTo } from '@kabuto/domain/paths'
import {
  type Amount,
  formatMoment,
  formatMoney,
  formatPercent,
  type Instant,
  type Language,
} from '@kabuto/domain/shared'
import { marginRules } from '@kabuto/domain/trading'
import type { NoticeEntry } from '../../rows/content.ts'
import { link, list, paragraph, table } from '../../rows/passages.ts'

type Called = { ratio: Amount; cover: Amount; closeAt: Instant; now: Instant }

const figuresIn = (language: Language, { ratio, cover, closeAt, now }: Called) => ({
  ratio: formatPercent(ratio),
  floor: formatPercent(marginRules.call, { decimals: 0 }),
  cover: formatMoney(cover, { currency: 'JPY', locale: language }),
  until: formatMoment(closeAt, language, { now }),
})

/** The notice of a margin call: the ratio, what is missing, by when, and what happens otherwise. */
export function marginNotice(called: Called): Pick<NoticeEntry, 'title' | 'importance' | 'body'> {
  const [ja, en, zh] = [figuresIn('ja', called), figuresIn('en', called), figuresIn('zh-Hant', called)]
  return {
    importance: 'mustRead',
    title: {
      ja: `追加の証拠金 ${ja.cover} が必要です（${ja.until}まで）`,
      en: `${en.cover} more cover is needed by ${en.until}`,
      'zh-Hant': `須於 ${zh.until} 前補足保證金 ${zh.cover}`,
    },
    body: {
      ja: [
        paragraph(`委託保証金の維持率が ${ja.ratio} になり、${ja.floor} を下回りました。`),
        table(['項目', '内容'], ['維持率', ja.ratio], ['不足額', ja.cover], ['期限（模擬時刻）', ja.until]),
        list(
          '入金するか、建玉を減らすと、維持率が上がります。',
          '期限までに足りないときは、信用の建玉をすべて決済します。それまで出金はできません。',
          'これは模擬の損失です。実際の請求はありません。',
        ),
        link('入金する', hrefTo('deposit')),
        link('保有の一覧を見る', hrefTo('positions')),
      ],
      en: [
        paragraph(`Your margin ratio has fallen to ${en.ratio}, below ${en.floor}.`),
        table(['Item', 'Now'], ['Margin ratio', en.ratio], ['Missing', en.cover], ['Due (simulated time)', en.until]),
        list(
          'A deposit or fewer positions on margin raise the ratio.',
          'If it is still missing then, all positions on margin are closed. Until it is covered nothing can ' +
            'be withdrawn.',
          'The loss is a simulated one. Nobody will send you a bill.',
        ),
        link('Make a deposit', hrefTo('deposit')),
        link('See your positions', hrefTo('positions')),
      ],
      'zh-Hant': [
        paragraph(`您的維持率已降至 ${zh.ratio}，低於 ${zh.floor}。`),
        table(['項目', '內容'], ['維持率', zh.ratio], ['不足金額', zh.cover], ['期限（模擬時間）', zh.until]),
        list(
          '存款或減少信用部位可提高維持率。',
          '若屆時仍不足，所有信用部位將被平倉；補足之前無法提款。',
          '此為模擬損失，不會有真實的請款。',
        ),
        link('前往存款', hrefTo('deposit')),
        link('查看部位', hrefTo('positions')),
      ],
    },
  }
}
