/** A check looks at a tree and tells what is wrong with it, one sentence a problem; nothing means green. */
export type Check = { name: string; run: (root: string) => Promise<string[]> }
