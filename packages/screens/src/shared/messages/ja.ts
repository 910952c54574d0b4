export const ja = {
  loading: '読み込み中です。',
  retry: 'もう一度試す',
} as const
