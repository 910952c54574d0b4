export { CrashScreen } from './Crash/CrashScreen.tsx'
export { NotFoundScreen } from './NotFound/NotFoundScreen.tsx'
export { RefusalView } from './Refusal/RefusalView.tsx'
export { useRefusalWords } from './Refusal/useRefusalWords.ts'
