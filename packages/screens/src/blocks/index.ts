export { BlockApplicationScreen } from './BlockApplication/BlockApplicationScreen.tsx'
export { type BlockData, BlockScreen } from './Block/BlockScreen.tsx'
export { type BlocksData, BlocksScreen, type BlockTab, blockTabs } from './Blocks/BlocksScreen.tsx'
