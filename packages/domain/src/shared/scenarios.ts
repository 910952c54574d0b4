/** The books that a member can begin with (decisions §8); `rogue` is 悪質業者, the teaching scenario. */
export const scenarios = [
  'fresh',
  'typical',
  'wealthy',
  'loss',
  'pending-everything',
  'frozen',
  'banned',
  'unverified',
  'empty',
  'rogue',
] as const
export type Scenario = (typeof scenarios)[number]

/** What is seen there is a fraud replayed: every page, receipt and export says so (decisions §8). */
export function isTeaching(scenario: Scenario): boolean {
  return scenario === 'rogue'
}
