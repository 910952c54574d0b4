export { LoginScreen } from './Login/LoginScreen.tsx'
export { StartScreen } from './Start/StartScreen.tsx'
