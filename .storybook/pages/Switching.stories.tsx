import { Button, Change, Money, Stack, StatusBadge } from '@kabuto/ui-kit'
import { HourglassIcon } from '@kabuto/ui-kit/icons'
import { Profiler } from 'react'
import { expect } from 'storybook/test'
import preview from '../preview.tsx'

const meta = preview.meta({ title: 'Foundations/Switching' })

let renders = 0

const rows = Array.from({ length: 75 }, (_, row) => row)

const countRules = (): number => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0)

/**
 * Theme, price colours and text size are attributes on the root: over 300 parts, switching them renders nothing and
 * adds no
 * rule, yet colours and sizes change.
 */
export const NothingRenders = meta.story({
  render: () => (
    <Profiler id="switching" onRender={() => (renders += 1)}>
      <Stack gap="1">
        {rows.map((row) => (
          <Stack key={row} gap="1">
            <Button kind="soft" size="medium">{`注文 ${row + 1}`}</Button>
            <Money value={1000 + row} currency="JPY" />
            <Change amount={row - 37} percent={(row - 37) / 10} />
            <StatusBadge tone="progress" icon={HourglassIcon}>
              審査中
            </StatusBadge>
          </Stack>
        ))}
      </Stack>
    </Profiler>
  ),
  async play({ canvas }) {
    const root = document.documentElement
    const button = canvas.getByRole('button', { name: '注文 1' })
    const rising = canvas.getByText(/\+37\.0（\+3\.70%）/)
    const looks = (): string[] => {
      const { color, fontSize } = getComputedStyle(button)
      return [color, fontSize, getComputedStyle(rising).color]
    }
    const [ink, size, colour] = looks()
    const rendered = renders
    const rules = countRules()
    await expect(rules).toBeGreaterThan(20)

    root.dataset['theme'] = 'dark'
    const [darkInk] = looks()
    root.dataset['price'] = 'west'
    const [, , westColour] = looks()
    root.dataset['text'] = '200'
    const [, largeSize] = looks()

    await expect(darkInk).not.toBe(ink)
    await expect(westColour).not.toBe(colour)
    await expect(Number.parseFloat(largeSize ?? '')).toBeCloseTo(2 * Number.parseFloat(size ?? ''), 1)
    await expect(renders).toBe(rendered)
    await expect(countRules()).toBe(rules)
    Object.assign(root.dataset, { theme: 'light', price: 'japan', text: '100' })
  },
})
