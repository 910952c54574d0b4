import type { ModeName } from '../../modes.ts'

/** A picture that is not as it was: of one story, in one of the modes. */
export type PictureChange = { story: string; mode: ModeName; kind: 'added' | 'removed' | 'changed'; pixels: number }

/** What `pnpm visual` has found. */
export type PictureReport = {
  /** The commits that were compared, shortened. */
  base: string
  head: string
  /** Whether there was anything that is not in the second one. */
  isDirty: boolean
  /** All that were pictured, by id. */
  stories: string[]
  changes: PictureChange[]
}

export type Side = 'before' | 'after' | 'difference'

export const pictureAddress = (side: Side, { story, mode }: PictureChange): string =>
  `pictures/${side}/${story}.${mode}.png`
