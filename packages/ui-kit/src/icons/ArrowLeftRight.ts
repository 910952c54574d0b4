/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const ArrowLeftRightIcon: IconShape = 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4'
