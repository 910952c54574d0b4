import { translation } from '@kabuto/domain/shared'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  memory: 'Nothing can be kept here: records go when you close this page. To keep them, use an ordinary window.',
  replaced: 'What was kept here could not be read. It was put aside, and you can go on with new records.',
  full: 'This device is full, so nothing was recorded. Free some space, or delete the data here in Settings.',
  blocked: 'It is open in another tab, so it cannot begin here. Please close that tab.',
})
