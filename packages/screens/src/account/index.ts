export { AboutScreen } from './About/AboutScreen.tsx'
export { MemberScreen } from './Member/MemberScreen.tsx'
