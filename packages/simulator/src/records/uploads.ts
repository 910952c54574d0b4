import type { uploadPurposes } from '@kabuto/domain/account'
import type { Collections } from '../rows/collections.ts'
import type { AccountContext } from '../engine/context.ts'

type Upload = Collections['uploads']
type Purpose = (typeof uploadPurposes)[number]

/**
 * Built-in sample pictures (decisions §1): everybody can use them, they show nobody's data, and they are called
 * `sample-` and their purpose.
 */
function sampleOf(id: string, purposes: readonly Purpose[]): Upload | undefined {
  const purpose = purposes.find((one) => id === `sample-${one}`)
  return purpose && { id, account: '', purpose, type: 'image/png', bytes: 0, at: 0 }
}

/** A member's own picture, sent for that purpose, or a sample. */
export async function ownUpload(
  { work, account }: Pick<AccountContext, 'work' | 'account'>,
  id: string,
  purposes: readonly Purpose[],
): Promise<Upload | undefined> {
  const sample = sampleOf(id, purposes)
  if (sample) return sample
  const upload = await work.get('uploads', id)
  return upload?.account === account && purposes.some((purpose) => purpose === upload.purpose) ? upload : undefined
}

/**
 * Deletes a picture when its review ends (decisions §1) or another one takes its place. Its bytes go after the commit
 * that removes the row.
 */
export async function deleteUpload({ work }: Pick<AccountContext, 'work'>, id: string): Promise<void> {
  if (await work.get('uploads', id)) work.remove('uploads', id)
}
