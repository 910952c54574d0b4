export {
  appliedToday,
  blockAmount,
  blockDiscount,
  type BlockContext,
  type BlockDraft,
  blockState,
  checkBlock,
  emptyBlock,
  isKey,
  MOST_BLOCKS_A_DAY,
  mostShares,
  soldOut,
  toBlockRequest,
} from './apply.ts'
export { applyBlockCall, blockApplicationCall, blockApplicationsCall, blockCall, blocksCall } from './contract.ts'
export type { BlockApplication, BlockOffer } from './entities.ts'
export { blockApplicationMachine } from './machines.ts'
export {
  sampleBlock,
  sampleBlockApplication,
  sampleBlockApplications,
  sampleBlockContext,
  sampleBlockDetail,
  sampleBlockDraft,
  sampleBlocks,
} from './samples.ts'
