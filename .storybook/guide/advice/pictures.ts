import { type AdviceFor, pair } from './advice.ts'

export const pictures: AdviceFor<'絵と印'> = {
  Avatar: [
    pair(
      [
        '名前が隣にあるときは decorative を渡し、2度読ませない。',
        'Beside a written name give decorative, so that it is not read twice.',
        '旁邊有姓名時傳 decorative，避免重複朗讀。',
      ],
      [
        '絵が出ないときに空けておかない。頭文字が出る。',
        'Do not leave a hole for a missing picture: the letter is shown.',
        '圖片失敗時不要留空，會顯示首字。',
      ],
      'broken',
    ),
  ],
  BrandMark: [
    pair(
      [
        '飾りとして、書いた名前 Kabuto の隣に置く。',
        'Put it beside the written name Kabuto, as decoration.',
        '作為裝飾置於文字 Kabuto 旁。',
      ],
      ['印だけで Kabuto を名乗らない。', 'Do not let the mark alone stand for the name.', '不要只用標誌代表名稱。'],
      'playground',
    ),
  ],
  Icon: [
    pair(
      [
        'ひとつの意味にひとつの形を使い、必ず言葉か label を添える。',
        'One icon per idea, always with words or a label.',
        '一個意義一個圖示，務必附文字或 label。',
      ],
      [
        '値動きの ▲▼ をアイコンにしない。文字で書く。',
        'Do not draw ▲▼ of prices as icons: they are text.',
        '漲跌 ▲▼ 不要做成圖示，用文字書寫。',
      ],
      'sizes',
    ),
  ],
  OrigamiScene: [
    pair(
      [
        '最初の画面に、1度だけ飾りとして置く。',
        'Put it on the first screen, once, as decoration.',
        '只在最初畫面作裝飾使用一次。',
      ],
      ['文字や操作を絵に重ねない。', 'Do not put words or controls on top of it.', '不要在圖上疊放文字或操作。'],
      'playground',
    ),
  ],
  Seal: [
    pair(
      [
        '控えや確認に 模擬注文、見本の画像に 見本 の印を押す。',
        'Stamp receipts and confirmations as simulated, samples as samples.',
        '收據與確認蓋「模擬委託」，範例圖片蓋「樣本」。',
      ],
      [
        '飾りとして散らさない。SimBar の代わりにもしない。',
        'Do not scatter it as decoration, nor use it in place of the SimBar.',
        '不要當裝飾到處使用，也不要取代 SimBar。',
      ],
      'labelled',
    ),
  ],
}
