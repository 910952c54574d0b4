import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const zhHant = translation<typeof ja>()({
  loading: '讀取中。',
  retry: '再試一次',
})
