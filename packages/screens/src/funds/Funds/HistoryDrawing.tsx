/** Fetched by itself. */
export { HistoryChart as HistoryDrawing } from '@kabuto/ui-kit'
