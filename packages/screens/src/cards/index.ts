export { addCardData, type AddCardData, AddCardScreen } from './AddCard/AddCardScreen.tsx'
export { cardsData, type CardsData, CardsScreen } from './Cards/CardsScreen.tsx'
