import type { Plugin, PluginOption } from 'vite'

const STORYBOOKS_OWN = 'storybook:react-docgen-plugin'
/** Whose props are shown: what stands in the pages of parts and of screens. */
const withProps = /\/packages\/(?:ui-kit|screens)\/src\/(?!.*\.(?:stories|test)\.).*\.tsx$/

const isPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin

/** Storybook reads the props of all files, in two fifths of the time of a build; only files that have some are left. */
export function readPropsOf(plugins: PluginOption[] = []): PluginOption[] {
  return plugins.map((plugin) => {
    if (!isPlugin(plugin) || plugin.name !== STORYBOOKS_OWN || typeof plugin.transform !== 'function') return plugin
    return { ...plugin, transform: { filter: { id: withProps }, handler: plugin.transform } }
  })
}
