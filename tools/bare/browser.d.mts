export const browserFlags: string[]
export function findBrowser(): string | undefined
export function ensureBrowser(root: string): string
