export { type ApplicationsData, ApplicationsScreen } from './Applications/ApplicationsScreen.tsx'
export { type OfferingData, OfferingScreen } from './Offering/OfferingScreen.tsx'
export { OfferingsScreen, type OfferingTab, offeringTabs } from './Offerings/OfferingsScreen.tsx'
