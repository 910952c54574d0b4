import { createContext } from 'react'

/** How an app knows of open modals: `onBack` asks one to close, and says whether it does. */
export type Layers = { open: (onBack: () => boolean) => () => void }

/** An app that gives each open modal an entry of the history, so that a way back closes it and nothing else. */
export const ModalLayers = createContext<Layers | undefined>(undefined)
