export const ja = {
  offline: '通信できません。電波の良い場所で、もう一度お試しください。',
  timeout: '応答に時間がかかっています。もう一度お試しください。',
  badAnswer: '申し訳ありません。正しい応答を受け取れませんでした。もう一度お試しください。',
  requestFailed: '申し訳ありません。処理できませんでした（{{status}}）。もう一度お試しください。',
  notFound: '「{{what}}」は見つかりません。',
  systemBusy: '申し訳ありません。混み合っています。もう一度お試しください。受付番号 {{reference}}',
} as const
