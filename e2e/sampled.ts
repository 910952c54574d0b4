import { isLong } from '../tools/isLong.ts'

/** All of them in the full counts; in `npm test` one of so many, from that one on. */
export const sampled = <One>(all: readonly One[], every: number, first = 0): readonly One[] =>
  isLong ? all : all.filter((_, at) => at % every === first)
