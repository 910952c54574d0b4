import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWorkshopInto } from './workshop.ts'

const root = join(import.meta.dirname, '..')
const chromatic = join(root, '.storybook/node_modules/chromatic/dist/bin.cjs')

/** TurboSnap pictures only what a change can reach, by the list that is built with the workshop. */
async function publish(args: string[]): Promise<number> {
  const { code, output } = await buildWorkshopInto(root, join(root, 'storybook-static'))
  if (code !== 0) {
    console.error(output)
    return code
  }
  return (
    spawnSync(process.execPath, [chromatic, '--config-file', 'chromatic.config.json', ...args], {
      cwd: root,
      stdio: 'inherit',
    }).status ?? 1
  )
}

if (process.env['CHROMATIC_PROJECT_TOKEN']) process.exitCode = await publish(process.argv.slice(2))
else {
  console.error(
    'Chromatic needs a project token in the environment: CHROMATIC_PROJECT_TOKEN=… pnpm chromatic\n' +
      'Without one the same pictures are compared on this machine: pnpm visual',
  )
  process.exitCode = 1
}
