/** Whether the full counts run (`pnpm test:long`): they do all of what `npm test` does a part of. */
export const isLong = process.env['KABUTO_LONG'] === '1'
