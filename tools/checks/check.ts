/** A check looks at a tree and reports what is wrong with it, one sentence a problem; none means it passes. */
export type Check = { name: string; run: (root: string) => Promise<string[]> }
