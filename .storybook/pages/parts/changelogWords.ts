import { type Language, translation } from '@kabuto/domain/shared'

const ja = {
  title: '変わったこと',
  lead: 'packages/ui-kit/CHANGELOG.md をそのまま見せています。使う人に関わる変化だけを、英語で、新しい順に書きます。',
} as const

export const changelogWords: Record<Language, Record<keyof typeof ja, string>> = {
  ja,
  en: translation<typeof ja>()({
    title: 'Changes',
    lead: 'packages/ui-kit/CHANGELOG.md as it is: what matters to who uses the kit, the newest first.',
  }),
  'zh-Hant': translation<typeof ja>()({
    title: '變更紀錄',
    lead: '直接顯示 packages/ui-kit/CHANGELOG.md：只寫與使用者有關的變更，以英文由新到舊排列。',
  }),
}
