export { type HomeData, type HomePart, HomeScreen } from './Home/HomeScreen.tsx'
