import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  loading: 'Loading.',
  retry: 'Try again',
})
