import type { Flow } from './flow.ts'
import { deposit, withdraw } from './funds.ts'

/** All journeys, in the order in which a member meets them. */
export const flows: readonly Flow[] = [deposit, withdraw]
