/** What the app fetches in one file once its first page is shown. */
export { NativeShell } from './device/NativeShell.tsx'
export { NextBars } from './pages/NextBars.tsx'
export { NextPages } from './pages/NextPages.tsx'
export { PageMarks } from './pages/PageMarks.tsx'
export { PullPage } from './pages/PullPage.tsx'
export { ReadAhead } from './pages/ReadAhead.tsx'
export { Toasts } from './pages/Toasts.tsx'
