import type { Submission } from '@kabuto/domain/shared'
import type { Picturing } from '../../shared/picture.ts'

/** The member's own picture: where it can be seen, and how it is changed. */
export type OwnFace = {
  /** An address on this phone, once it has been fetched. */
  src: string | undefined
  picturing: Picturing
  /** What becomes of it in the books. */
  saving: Submission<unknown>
  onRemove: () => void
}
