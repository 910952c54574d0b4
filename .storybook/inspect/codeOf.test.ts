import { expect, test } from 'vitest'
import { codeOf } from './codeOf.ts'
import type { PartProps } from './parts.ts'

const codeWith = (props: PartProps): string => codeOf({ name: 'Button', from: 'kit', folder: 'Button', props })

test.each([
  ['nothing', {}, '<Button />'],
  ['words', { children: '出金する' }, '<Button>出金する</Button>'],
  [
    'plain values',
    { kind: 'soft', size: 12, loading: true, as: false, children: 'a' },
    '<Button kind="soft" size={12} loading as={false}>a</Button>',
  ],
  ['quotes', { label: 'say "a"' }, String.raw`<Button label={"say \"a\""} />`],
  [
    'what is no value',
    { onClick: { kind: 'function' }, href: { kind: 'null' }, children: { kind: 'list' } },
    '<Button onClick={onClick} href={null}>{children}</Button>',
  ],
  ['signs of code in words', { children: 'a < b' }, '<Button>{"a < b"}</Button>'],
] satisfies [string, PartProps, string][])('a part with %s', (_, props, code) => {
  expect(codeWith(props)).toBe(code)
})

test('a long one stands on several lines', () => {
  const label = 'あ'.repeat(50)
  expect(codeWith({ label, hint: label, children: 'a' })).toBe(
    `<Button\n  label="${label}"\n  hint="${label}"\n>\n  a\n</Button>`,
  )
  expect(codeWith({ label, hint: label })).toBe(`<Button\n  label="${label}"\n  hint="${label}"\n/>`)
  expect(codeWith({ kind: 'soft', children: label + label })).toBe(
    `<Button kind="soft">\n  ${label + label}\n</Button>`,
  )
})
