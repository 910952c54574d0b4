declare module 'virtual:kabuto/parts' {
  import type { PartData } from './partData.ts'

  export const parts: Record<string, PartData>
}
