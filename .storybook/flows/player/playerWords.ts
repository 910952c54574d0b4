import type { Language } from '@kabuto/domain/shared'

type PlayerWords = { anew: string; back: string; on: string; toEnd: string; failed: string; none: string }

export const playerWords: Record<Language, PlayerWords> = {
  ja: {
    anew: 'はじめから',
    back: '1つ戻る',
    on: '1つ進む',
    toEnd: '最後まで',
    failed: 'ここから先に進めませんでした。',
    none: 'この導線はもうありません。左の一覧から選んでください。',
  },
  en: {
    anew: 'From the start',
    back: 'Back',
    on: 'Next',
    toEnd: 'To the end',
    failed: 'It could not go on from here.',
    none: 'This journey is gone. Choose another one in the list on the left.',
  },
  'zh-Hant': {
    anew: '從頭開始',
    back: '上一步',
    on: '下一步',
    toEnd: '走到最後',
    failed: '無法從這裡繼續。',
    none: '此流程已不存在。請從左側列表選擇。',
  },
}
