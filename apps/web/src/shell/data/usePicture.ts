import type { Submission } from '@kabuto/domain/shared'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Picture, PictureUpload } from './picture.ts'

type Picturing = { submission: Submission<Picture>; onPick: (picture: Blob) => void; onRemove: () => void }

/** The state of an upload, and the callbacks of its field. */
export function usePicture({ submission, pick, remove }: PictureUpload): Picturing {
  const pickNow = useSetAtom(pick)
  return {
    submission: useAtomValue(submission),
    onPick: (picture) => void pickNow(picture),
    onRemove: useSetAtom(remove),
  }
}
