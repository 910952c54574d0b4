import { type Refusal, refuse } from '../shared/refusal/refusal.ts'
import type { UploadReason } from '../shared/refusal/refusalParams.ts'
import { imageSize, sniffImage } from './image.ts'

/** What a picture is for: the slip of a deposit, the two sides of an identity card, the member's own face. */
export const uploadPurposes = ['proof', 'front', 'back', 'avatar'] as const

/** Decisions §4. Our own pages send at most 640 pixels; the server refuses what would fill its memory. */
export const uploadRule = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  maxSide: 4096,
} as const

const MAX_SIZE = '5MB'
const MAX_SIDE = '4096px'

function failed(reason: UploadReason, max = MAX_SIZE): Refusal[] {
  return [refuse('uploadFailed', { reason, max })]
}

export function checkUpload(bytes: Uint8Array): Refusal[] {
  if (bytes.length === 0) return failed('empty')
  if (bytes.length > uploadRule.maxBytes) return failed('size')
  if (!sniffImage(bytes)) return failed('type')
  const size = imageSize(bytes)
  if (!size) return failed('broken')
  return Math.max(size.width, size.height) > uploadRule.maxSide ? failed('pixels', MAX_SIDE) : []
}
