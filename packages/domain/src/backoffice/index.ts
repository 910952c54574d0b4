export { checkClock, checkMemberAct, checkRejection, failureOf, faultOf, faultsAfter } from './acts.ts'
export {
  adminClockCall,
  adminMemberCall,
  adminScenarioCall,
  approveCall,
  faultCall,
  queueCall,
  rejectCall,
} from './contract.ts'
export {
  adminActs,
  type AuditEntry,
  type ClockSetting,
  type Decided,
  type Fault,
  type MemberAct,
  type MemberRecord,
  type QueueItem,
  type ReviewKind,
  reviewKinds,
} from './entities.ts'
export {
  sampleAudit,
  sampleClockAnswer,
  sampleDecided,
  sampleFaults,
  sampleMemberActs,
  sampleMemberRecord,
  sampleQueue,
  sampleQueueAnswer,
  sampleScenarioAnswer,
} from './samples.ts'
