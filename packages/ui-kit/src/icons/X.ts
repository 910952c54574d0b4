/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const XIcon: IconShape = 'M18 6 6 18M6 6l12 12'
