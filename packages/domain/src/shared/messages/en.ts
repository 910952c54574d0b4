import { translation } from '../words.ts'
import type { ja } from './ja.ts'

export const en = translation<typeof ja>()({
  offline: 'You are offline. Try again where there is a connection.',
  timeout: 'The answer is taking too long. Please try again.',
  badAnswer: 'Sorry, the answer could not be read. Please try again.',
  requestFailed: 'Sorry, that did not work ({{status}}). Please try again.',
  notFound: '"{{what}}" was not found.',
  systemBusy: 'Sorry, we are busy. Please try again. Reference {{reference}}',
})
