import { type Language, translation } from '@kabuto/domain/shared'

const ja = {
  title: '動き',
  lead: '動きは、何が変わったかを伝えるためだけに使います。動きを減らす設定では、すべて止まります。紙吹雪も、点滅も、数え下ろしもありません。',
  motions: '決まった動き',
  motionsLead: '押すと一度だけ動きます。',
  play: '動かす',
  durations: '時間',
  easings: '加速',
} as const

export const motionWords: Record<Language, Record<keyof typeof ja, string>> = {
  ja,
  en: translation<typeof ja>()({
    title: 'Motion',
    lead:
      'Motion only tells what has changed. With reduced motion all of it stops. No confetti, no blinking, no ' +
      'countdowns.',
    motions: 'Fixed motions',
    motionsLead: 'A press plays each of them once.',
    play: 'Play',
    durations: 'Durations',
    easings: 'Easings',
  }),
  'zh-Hant': translation<typeof ja>()({
    title: '動態',
    lead: '動態只用來傳達變化。開啟減少動態時全部停止。沒有彩紙、閃爍或倒數。',
    motions: '固定動態',
    motionsLead: '按一下播放一次。',
    play: '播放',
    durations: '時間',
    easings: '加速曲線',
  }),
}
