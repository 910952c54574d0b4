import {
  changeLossLimitCall,
  endFollowCall,
  followCall,
  followOrdersCall,
  followProductCall,
  joinPortfolioCall,
  leavePortfolioCall,
  portfoliosCall,
  tradersCall,
} from '@kabuto/domain/follow'
import { fundsSummaryCall } from '@kabuto/domain/funds'
import { mutation } from '../shell/data/mutation.ts'
import { pages } from '../shell/data/pages.ts'
import { resource } from '../shell/data/resource.ts'

export const traders = resource(tradersCall)
export const followProduct = resource(followProductCall)
export const followOrders = pages(followOrdersCall)
export const portfolios = resource(portfoliosCall)

const ofOne = { subject: ({ id }: { id: string }) => id, confirms: true }
const followed = { ...ofOne, refreshes: [followOrdersCall, fundsSummaryCall] }
const joined = { ...ofOne, refreshes: [portfoliosCall, fundsSummaryCall] }

export const follow = mutation(followCall, followed)
export const endFollow = mutation(endFollowCall, followed)
export const changeLossLimit = mutation(changeLossLimitCall, { ...ofOne, refreshes: [followOrdersCall] })
export const joinPortfolio = mutation(joinPortfolioCall, joined)
export const leavePortfolio = mutation(leavePortfolioCall, joined)
