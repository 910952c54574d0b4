export {
  checkAbstain,
  checkIpoApplication,
  checkIpoPayment,
  checkIpoWithdrawal,
  type IpoContext,
  type IpoDraft,
  lotsAmount,
  MOST_APPLICATIONS,
  offerState,
  type PayContext,
} from './apply.ts'
export {
  abstainIpoCall,
  applyIpoCall,
  applyRaiseCall,
  ipoApplicationsCall,
  offerCall,
  offersCall,
  payIpoCall,
  raisesCall,
  withdrawIpoCall,
} from './contract.ts'
export {
  closesIn,
  drawLots,
  entropyOf,
  type PublishedDraw,
  seedHashOf,
  type Ticket,
  ticketsHashOf,
  type Verification,
  verifyDraw,
  type Winner,
} from './draw.ts'
export type { Draw, Drawn, IpoApplication, Offer, Raise, RaiseApplication } from './entities.ts'
export { ipoApplicationMachine, ipoOfferMachine, raiseMachine } from './machines.ts'
export { drawnPlace, nextStepOf, type OwnOffer, standing, withOwn } from './own.ts'
export { checkRaise, lotPrice, mostToRaise, type RaiseContext, raiseState } from './raise.ts'
export { sampleDrawn, sampleIpoApplications, sampleOffers, sampleRaise, sampleRaiseApplications } from './samples.ts'
