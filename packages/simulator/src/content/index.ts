export { catalogue } from './catalogue.ts'
export { seed } from './seed.ts'
