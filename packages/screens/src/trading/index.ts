export { TicketScreen } from './Ticket/TicketScreen.tsx'
export type { AskedOrder, Review, TicketData } from './Ticket/TicketScreen.tsx'
