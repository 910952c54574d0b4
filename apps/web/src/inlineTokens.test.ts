import { expect, test } from 'vitest'
import { inlined, packed } from '../inlineTokens.ts'

test.each([
  ['${k.text.primary}', 'var(--k-text-primary)'],
  ['${k.space[2]} ${k.space[10]}', '8px 40px'],
  ["${k.space['4']}", '16px'],
  ['${k.z.toast} ${k.radius.full}', '70 999px'],
  ['${k.duration.tick}', 'var(--kp-duration-tick)'],
  ['${k.part.simBar.height}', 'var(--k-sim-bar-height)'],
  ['gap(k.space[2])', 'gap("8px")'],
  ['${line(k.text.primary)}', '${line("var(--k-text-primary)")}'],
  ['k.tone[tone].bg', 'k.tone[tone].bg'],
  ['k.chart', 'k.chart'],
  ['mask.text.primary', 'mask.text.primary'],
])('%s becomes %s', (code, expected) => expect(inlined(code)).toBe(expected))

test.each([
  ['css`\n  color: red;\n  margin: 0 auto;\n`', 'css`color:red;margin:0 auto;`'],
  [
    'styled.a`\n  /* why; not how */\n  & > svg,\n  &:is(a, b) {\n    width: calc(1px + 2px);\n  }\n`',
    'styled.a`& > svg,&:is(a,b){width:calc(1px + 2px)}`',
  ],
  ["styled.a`content: ',  ;';`", "styled.a`content:',  ;';`"],
  [
    'styled.a`\n  ${base}\n  color: red;\n  padding: 0 ${x}  1px;\n`',
    'styled.a`${base} color:red;padding:0 ${x} 1px;`',
  ],
  [
    'styled.a<{ $gap: Gap }>`\n  ${({ $gap }) => gaps[$gap]}\n  & :not(dialog *) {\n    top: 0;\n  }\n`',
    'styled.a<{ $gap: Gap }>`${({ $gap }) => gaps[$gap]} & :not(dialog *){top:0}`',
  ],
  ['styled(Link)`\n  top: 0;\n`', 'styled(Link)`top:0;`'],
  ['css`a: ${b ? `x:  y` : z};`', 'css`a:${b ? `x:  y` : z};`'],
  ['const text = `a:  b`', 'const text = `a:  b`'],
])('%s is packed into %s', (code, expected) => expect(packed(code)).toBe(expected))
