/* Generated from lucide by `pnpm icons`. Do not edit by hand. */
import type { IconShape } from '../base/iconShape.ts'

export const ListIcon: IconShape = 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13'
