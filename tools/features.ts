/** The feature folders, the same names in every package (docs/architecture.md). */
export const features = [
  'session',
  'home',
  'market',
  'trading',
  'funds',
  'cards',
  'identity',
  'loans',
  'offerings',
  'blocks',
  'follow',
  'account',
  'support',
] as const

/** Admin calls have rules and handlers, but no screens. */
export const backofficeFeatures = [...features, 'backoffice'] as const
