export { advanceClockCall, memberCall } from './contract.ts'
export type { Member } from './member.ts'
export { sampleMember } from './samples.ts'
