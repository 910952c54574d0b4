export { identityCall, submitIdentityCall } from './contract.ts'
export {
  checkIdentity,
  emptyIdentity,
  type Identity,
  type IdentityDraft,
  maskedIdNumber,
  toIdentityRequest,
} from './identity.ts'
export { generateIdNumber } from './madeNumber.ts'
export { identityMachine } from './machines.ts'
export {
  sampleIdentity,
  sampleIdentityDraft,
  sampleRejectedIdentity,
  sampleUnderReview,
  sampleUnverified,
} from './samples.ts'
