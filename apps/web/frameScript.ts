import { arrangeFrame, type FrameTable } from './arrangeFrame.ts'
import { wall } from './src/ports.ts'

/** The page gives it under this name (firstFrame.ts). */
declare const FRAME_TABLE: FrameTable

arrangeFrame(FRAME_TABLE, wall)
