import type { Sides } from './measure.ts'
import type { Part } from './parts.ts'

/** What the story's page and the workshop around it say to each other, over Storybook's channel. */
export const FOUND = 'kabuto/inspect/found'
export const STEP = 'kabuto/inspect/step'

/** To another element, or to the first element of the part that stands so far out. */
export type Step = 'parent' | 'child' | 'previous' | 'next' | 'pin' | 'release' | { part: number }

export type FoundPart = Pick<Part, 'name' | 'from' | 'folder' | 'props'>

/** The value of a property, and the token that it comes from. */
export type Use = {
  property: string
  value: string
  token?: { variable: string; light: string; dark: string }
}

export type Contrast =
  | { ratio: number; floor: number; text: string; ground: string; isExempt: boolean }
  /** On a picture or below something else, the ground is not one colour. */
  | 'unclear'

export type Target = { width: number; height: number; name: string }

export type Finding = {
  element: string
  width: number
  height: number
  /** The kit's and screens' components around it, innermost first. */
  parts: FoundPart[]
  uses: Use[]
  contrast?: Contrast
  /** Of the element, or of the nearest around it that has a role. */
  role?: { role: string; name: string; isOwn: boolean }
  /** It is not read out. */
  isHidden: boolean
  target?: Target
}

export type Found = {
  finding?: Finding
  isPinned: boolean
  /** From the pinned element to another one. */
  measure?: Sides & { to: string }
}
