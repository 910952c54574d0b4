import type { uploadPurposes } from '@kabuto/domain/account'
import type { Collections } from '../rows/collections.ts'
import type { Books } from '../engine/context.ts'

type Upload = Collections['uploads']
type Purpose = (typeof uploadPurposes)[number]

/**
 * Built-in sample pictures come first (decisions §1): they are there for everybody, hold nobody's data, and are called
 * `sample-` and what they are for.
 */
function sampleOf(id: string, purposes: readonly Purpose[]): Upload | undefined {
  const purpose = purposes.find((one) => id === `sample-${one}`)
  return purpose && { id, account: '', purpose, type: 'image/png', bytes: 0, at: 0 }
}

/** A member's own picture, sent for that purpose, or a sample. */
export async function ownUpload(
  { work, account }: Pick<Books, 'work' | 'account'>,
  id: string,
  purposes: readonly Purpose[],
): Promise<Upload | undefined> {
  const sample = sampleOf(id, purposes)
  if (sample) return sample
  const upload = await work.get('uploads', id)
  return upload?.account === account && purposes.some((purpose) => purpose === upload.purpose) ? upload : undefined
}

/**
 * The bytes of a picture are deleted with the review that it was for (decisions §1), or when another takes its place.
 * They go when the books are written; the row goes with them.
 */
export async function forget({ work }: Pick<Books, 'work'>, id: string): Promise<void> {
  if (await work.get('uploads', id)) work.remove('uploads', id)
}
