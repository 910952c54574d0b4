export { seed } from './seed.ts'
