/** Missing in the types of the DOM. */
type DataSaver = { connection?: { saveData?: boolean } }

/** Who saves data is sent nothing that may never be opened. */
export const savesData = (): boolean => (navigator as DataSaver).connection?.saveData === true
