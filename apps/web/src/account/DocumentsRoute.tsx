import { screenChunk } from '../shell/screenChunk.tsx'

/** They are made of the records of every feature, whose contracts no other page need fetch with its own. */
const AllDocuments = screenChunk({
  words: ['shared', 'titles', 'documents'],
  load: () => import('./AllDocuments.tsx'),
})

export const DocumentsRoute = () => <AllDocuments />
