import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { firstFrame, NONCE, type PageHost } from './firstFrame.ts'
import { inlineTokens } from './inlineTokens.ts'
import { pageChunks, type PageChunks } from './pageChunks.ts'
import { pureModules } from './pureModules.ts'

/** A file that every page of a member has loaded. */
const isWithFirstPage = (file: string): boolean => /(?:^|\/)(?:index|rolldown-runtime|entrance|member)-/.test(file)

/** How the app is built, whoever sends its page. */
function configWith(host: PageHost, chunks?: PageChunks): UserConfig {
  return {
    base: host.base,
    plugins: [inlineTokens(), pureModules(), react(), firstFrame(host)],
    ...(host.hasNonce && { html: { cspNonce: NONCE } }),
    build: {
      target: 'es2023',
      modulePreload: {
        polyfill: false,
        // What a route needs is named in the page (pageFiles.ts): lists in the entry would weigh more than they save.
        // What a page fetches behind its first frame comes with all that it imports, in one journey.
        resolveDependencies: (_file, files, { hostId, hostType }) =>
          hostType === 'html' ? files : isWithFirstPage(hostId) ? [] : files.filter((file) => !isWithFirstPage(file)),
      },
      reportCompressedSize: false,
      // Of all that is shipped; About shows it (src/account/licences.ts).
      license: { fileName: 'licences.json' },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The entry contains the names of all of them: a letter less each.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          // A page comes in few pieces: each request costs a journey, and dozens of small chunks pack badly.
          codeSplitting: {
            groups: [
              // What every page runs on: one file, with the bundler's entry.
              { name: 'shell', priority: 4, tags: ['$initial'] },
              ...(chunks
                ? [
                    { name: chunks.shared, debugName: 'shared by pages', priority: 3 },
                    { name: chunks.apart, debugName: 'of a few pages', priority: 2 },
                    { name: chunks.ofForms, debugName: 'of forms', priority: 1 },
                    { name: chunks.ofParts, debugName: 'of parts of a few pages', priority: 0 },
                  ]
                : []),
            ],
          },
        },
      },
    },
  }
}

/** With the chunks that the pages of the app divide themselves into. */
export async function appConfig(host: PageHost): Promise<{ config: UserConfig; chunks: PageChunks }> {
  const chunks = await pageChunks({ ...configWith(host), root: import.meta.dirname })
  return { config: configWith(host, chunks), chunks }
}

export const devConfig = configWith
