/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const PlusIcon: IconShape = 'M5 12h14M12 5v14'
