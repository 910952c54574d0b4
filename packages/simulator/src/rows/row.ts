export type Row = { id: string }
