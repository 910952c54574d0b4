import type { Plugin } from 'vite'

/**
 * What the router creates on loading has no side effect, which the bundler cannot know: unmarked,
 * each of these statements stays in the build with all that it needs (`Form`, `NavLink`, `Scripts`).
 */
export function markedPure(code: string): string {
  return code
    .replace(/^\w+\.displayName = "[^"\n]*";\n/gm, '')
    .replace(
      /^((?:var|let|const) \w+ = )(?=\w+\.(?:forwardRef|memo|createContext|createElement)\(|new URL\("http:\/\/localhost"\))/gm,
      '$1/* @__PURE__ */ ',
    )
}

export function pureModules(): Plugin {
  return {
    name: 'kabuto-pure-modules',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => (/\/node_modules\/react-router\/.*\.m?js$/.test(id) ? markedPure(code) : undefined),
  }
}
