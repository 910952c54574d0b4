import { expect, test } from 'vitest'
import { markedPure } from '../pureModules.ts'

test.each([
  ['var Link = React10.forwardRef(\n  render\n);', 'var Link = /* @__PURE__ */ React10.forwardRef(\n  render\n);'],
  ['const Rows = React.memo(Plain);', 'const Rows = /* @__PURE__ */ React.memo(Plain);'],
  ['let Context = React.createContext(null);', 'let Context = /* @__PURE__ */ React.createContext(null);'],
  ['var line = React.createElement("hr");', 'var line = /* @__PURE__ */ React.createElement("hr");'],
  ['var HERE = new URL("http://localhost");', 'var HERE = /* @__PURE__ */ new URL("http://localhost");'],
  ['Link.displayName = "Link";\nlater();', 'later();'],
  // What has an effect, and what is called by somebody, stays.
  ['var page = React.render(root);', 'var page = React.render(root);'],
  ['  const line = React.createElement("hr");', '  const line = React.createElement("hr");'],
  ['  Link.displayName = name;\n', '  Link.displayName = name;\n'],
  ['var at = new URL(location.href);', 'var at = new URL(location.href);'],
])('%s becomes %s', (code, expected) => expect(markedPure(code)).toBe(expected))
