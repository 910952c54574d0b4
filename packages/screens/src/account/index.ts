export { AboutScreen } from './About/AboutScreen.tsx'
