import { join, relative, sep } from 'node:path'
import { build } from 'vite'
import { inlineTokens } from '../../apps/web/inlineTokens.ts'
import { doorsOf, kitFolder, kitManifest, placeOf } from './places.ts'

/**
 * Everything by name is left to the app's own installation, but what we share with the domain is ours and is bundled.
 */
const isForeign = (id: string): boolean => /^[@\w]/.test(id) && !id.startsWith('@kabuto/domain/shared')

/** A module without a file is the bundler's own. */
function moduleName(packages: string, file: string | null): string {
  return file?.startsWith(packages)
    ? placeOf(relative(packages, file).replaceAll(sep, '/')).replace(/\.tsx?$/, '')
    : 'runtime'
}

/**
 * A module a module: importing one part from the entry loads no other, since all of them are free of side effects.
 */
export async function writeModules(root: string, out: string): Promise<void> {
  const kit = kitFolder(root)
  const doors = doorsOf(kitManifest(root))
  await build({
    configFile: false,
    root: kit,
    logLevel: 'warn',
    mode: 'production',
    plugins: [inlineTokens()],
    build: {
      outDir: out,
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      reportCompressedSize: false,
      copyPublicDir: false,
      lib: { entry: Object.fromEntries(doors.map((door) => [door, join(kit, 'src', `${door}.ts`)])), formats: ['es'] },
      rolldownOptions: {
        external: isForeign,
        output: {
          preserveModules: true,
          entryFileNames: ({ facadeModuleId }) => `${moduleName(join(root, 'packages'), facadeModuleId)}.js`,
        },
      },
    },
  })
}
