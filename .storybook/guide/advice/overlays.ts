import { type AdviceFor, pair } from './advice.ts'

export const overlays: AdviceFor<'重なり'> = {
  ConfirmSheet: [
    pair(
      [
        '送る前に、手数料を1行ずつ率と一緒に見せ、印 模擬注文 を押す。',
        'Before sending show every fee with its tier, under the seal 模擬注文.',
        '送出前逐行顯示手續費與費率，並蓋「模擬委託」印。',
      ],
      [
        '値段が動いたあと、黙って新しい値で送らない。もう1度確かめる。',
        'Do not send at a moved price in silence: confirm again.',
        '價格變動後不要默默送出，需再次確認。',
      ],
      'moved',
    ),
  ],
  Dialog: [
    pair(
      [
        '取り消せないことの前だけに出し、安全な方を左に置いて先に選んでおく。',
        'Only before what cannot be undone; the safe choice is left and focused.',
        '只用於無法復原之前，安全選項在左並取得焦點。',
      ],
      [
        '知らせるだけ、費用を見せるだけに使わない。',
        'Do not use it only to tell something or to show costs.',
        '不要只為通知或顯示費用。',
      ],
      'playground',
    ),
  ],
  Sheet: [
    pair(
      [
        'いまの画面のくわしい話に使い、下へ引く・背景・戻るのどれでも閉じられるようにする。',
        'Use it for more about this screen; swipe, scrim and back all close it.',
        '用於目前畫面的詳情，下滑、背景與返回皆可關閉。',
      ],
      [
        '送信中のほかは、閉じる道をふさがない。locked は送信中だけ。',
        'Do not bar the way out but while sending: that is what locked is for.',
        '除送出中外不要封住關閉；locked 只用於送出中。',
      ],
      'open',
    ),
  ],
}
