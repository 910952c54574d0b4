export { type HomeData, HomeScreen } from './Home/HomeScreen.tsx'
