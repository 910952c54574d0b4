export { ReleaseNote } from '@kabuto/screens/shared'
