export { type AppealDraft, appealMachine, type AppealRecord, checkAppeal, withAppeals } from './appeal.ts'
export { anewWords, checkBeginning, wordsToBegin } from './beginning.ts'
export { type BlockEvent, blocksAfter } from './blocking.ts'
export { type CalendarTarget, turnedTo } from './clock.ts'
export {
  advanceClockCall,
  appealCall,
  changePasswordCall,
  endSessionCall,
  memberCall,
  resetSimulationCall,
  sessionsCall,
  setFundPasswordCall,
  updateMemberCall,
  uploadCall,
} from './contract.ts'
export { deviceOf } from './device.ts'
export { type ImageSize, imageSize, type ImageType, sniffImage } from './image.ts'
export type { Member } from './member.ts'
export {
  checkFundPassword,
  checkPasswordChange,
  emptyFundPassword,
  emptyPassword,
  type FundPasswordDraft,
  type FundPasswordOutcome,
  fundPasswordOutcome,
  type FundPasswordPart,
  fundPasswordParts,
  fundPasswordRule,
  type PasswordDraft,
  toFundPasswordRequest,
  toPasswordRequest,
} from './password.ts'
export {
  sampleAppeal,
  sampleFrozenMember,
  sampleFundPassword,
  sampleMember,
  samplePasswordChange,
  sampleResetSimulation,
  sampleSessions,
  sampleUpload,
} from './samples.ts'
export { checkScenario, type ClockTarget, clockTargets, rogueWords, type ScenarioDraft } from './scenarios.ts'
export { checkUpload, uploadPurposes, uploadRule } from './upload.ts'
