import { NotFoundScreen } from '@kabuto/screens/shared'
import { Button, Money, Stack, StatusBadge, Text } from '@kabuto/ui-kit'
import { HourglassIcon } from '@kabuto/ui-kit/icons'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../preview.tsx'
import { type Part, partsAt, partsIn } from './parts.ts'

/** Hidden in the sidebar; run with all other stories. */
const meta = preview.meta({ title: 'Workshop/Parts', tags: ['!dev'], parameters: { looks: false } })

const chain = (parts: Part[]): string[] => parts.map(({ from, folder, name }) => `${from} ${folder} ${name}`)

export const Around = meta.story({
  render: () => (
    <Stack gap="2">
      <StatusBadge tone="progress" icon={HourglassIcon}>
        審査中
      </StatusBadge>
    </Stack>
  ),
  async play({ canvas }) {
    const words = canvas.getByText('審査中')
    const parts = partsAt(words)
    // The badge is a memoized component.
    await expect(chain(parts)).toEqual(['kit StatusBadge StatusBadge', 'kit Stack Stack'])
    const [badge, stack] = parts
    await expect(badge?.props).toEqual({ tone: 'progress', icon: { kind: 'icon' }, children: '審査中' })
    await expect(stack?.props).toEqual({ gap: '2', children: { kind: 'element', name: 'StatusBadge' } })
    await expect(stack?.element?.firstElementChild).toBe(badge?.element)
  },
})

function Counter() {
  const [times, setTimes] = useState(0)
  return (
    <Button size="medium" loading={false} href={undefined} onClick={() => setTimes(times + 1)}>
      {times} 回
    </Button>
  )
}

/** React keeps two trees, and an element may point into the one that was shown before. */
export const PropsAreThoseShown = meta.story({
  render: () => <Counter />,
  async play({ canvas }) {
    const button = canvas.getByRole('button')
    for (const times of [0, 1, 2, 3]) {
      await expect(partsAt(button)[0]?.props).toEqual({
        size: 'medium',
        loading: false,
        onClick: { kind: 'function' },
        children: `${times} 回`,
      })
      await userEvent.click(button)
    }
  },
})

export const Below = meta.story({
  render: () => (
    <>
      <Text>外</Text>
      <section aria-label="中">
        <Text>{[]}</Text>
        <Money value={1200} currency="JPY" />
      </section>
    </>
  ),
  async play({ canvas, canvasElement }) {
    const inside = partsIn(canvas.getByRole('region'))
    await expect(inside.map(({ name, props }) => [name, props])).toEqual([
      ['Text', { children: { kind: 'list' } }],
      ['Money', { value: 1200, currency: 'JPY' }],
    ])
    await expect(partsIn(document.body)).toEqual(partsIn(canvasElement))
    await expect(partsIn(canvasElement).map(({ name }) => name)).toEqual(['Text', 'Text', 'Money'])
  },
})

export const OfScreens = meta.story({
  render: () => <NotFoundScreen path="/gone" />,
  async play({ canvas, canvasElement }) {
    const parts = chain(partsAt(canvas.getByRole('heading', { level: 1 })))
    await expect(parts[0]).toMatch(/^kit /)
    await expect(parts.at(-1)).toBe('screen shared/NotFound NotFoundScreen')
    await expect(partsIn(canvasElement)[0]?.props).toEqual({ path: '/gone' })
  },
})

/** As a chart does. */
function drawInto(element: HTMLElement | null): void {
  element?.replaceChildren(Object.assign(document.createElement('b'), { textContent: '描いた' }))
}

export const NotDrawnByReact = meta.story({
  render: () => (
    <Stack>
      <div ref={drawInto} />
    </Stack>
  ),
  async play({ canvas }) {
    await expect(chain(partsAt(canvas.getByText('描いた')))).toEqual(['kit Stack Stack'])
    await expect(partsAt(document.body)).toEqual([])
  },
})
