/**
 * KB of 1,024 bytes, gzip -9. `first`: all that a page needs before it is complete and can be used when it is the first
 * one: entry, screen, the words that its row asks for in the largest language, the client of the server,
 * and the query library where it reads through it. `later`: what a page adds for a member who has seen Home.
 * Engines of charts load by themselves, beside the page.
 */
export const budgets = {
  // Where somebody may enter with nothing loaded yet.
  entrances: {
    'session/StartRoute.tsx': 153,
    'session/LoginRoute.tsx': 153,
    'session/RegisterRoute.tsx': 157,
  } as Readonly<Record<string, number>>,
  first: 214,
  later: 40,
  /**
   * Of the page itself, its first call and its files of code and words: each costs a journey (apps/web/pageFiles.ts).
   */
  requests: 12,
} as const
