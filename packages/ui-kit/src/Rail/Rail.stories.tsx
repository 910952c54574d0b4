import preview from '@kabuto/storybook/preview'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Card } from '../Card/Card.tsx'
import { IndexCard } from '../IndexCard/IndexCard.tsx'
import { Section } from '../Section/Section.tsx'
import { Text } from '../Text/Text.tsx'
import { Rail } from './Rail.tsx'

const card = (name: string) => <IndexCard key={name} name={name} value="100" percent="1.5" href={`#/${name}`} />

const meta = preview.meta({
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
  title: 'Kit/Rail',
  component: Rail,
  args: { label: '指数', children: ['日経平均', 'TOPIX', 'S&P 500', 'ダウ平均'].map(card) },
})

/**
 * A named list that scrolls by itself: the card that gets the focus comes into view, and its end fades while more
 * follows.
 */
export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    const list = canvas.getByRole('list', { name: '指数' })
    list.style.width = '343px'
    const links = within(list).getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(0))
    // So narrow that little is seen of the second card: a browser takes 32 px for enough.
    list.style.width = '220px'
    list.scrollTo({ left: 0, behavior: 'instant' })
    links[0]?.focus()
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
    const end = (): number => links[1]?.getBoundingClientRect().right ?? Infinity
    await waitFor(() => expect(end()).toBeLessThanOrEqual(list.getBoundingClientRect().right))
    list.style.width = ''
  },
})

/** What a member has scrolled, here by a key of the row itself, stays when its size changes. */
export const Scrolled = meta.story({
  name: '動かした場所にとどまる',
  async play({ canvas, step }) {
    const list = canvas.getByRole('list', { name: '指数' })
    const second = within(list).getAllByRole('listitem')[1]
    const place = (second?.offsetLeft ?? 0) - Number.parseFloat(getComputedStyle(list).scrollPaddingInlineStart)
    await expect(place).toBeGreaterThan(0)
    async function resize(width: string): Promise<void> {
      list.style.width = width
      // The row has seen its new size when it has marked that there is more.
      list.removeAttribute('data-more')
      await waitFor(() => expect(list).toHaveAttribute('data-more'))
    }
    await resize('240px')
    await step('what a script has scrolled does not', async () => {
      list.scrollTo({ left: place, behavior: 'instant' })
      await resize('250px')
      await waitFor(() => expect(list.scrollLeft).toBe(0))
    })
    await step('a key on the row', async () => {
      await fireEvent.keyDown(list, { key: 'ArrowRight' })
      list.scrollTo({ left: place, behavior: 'instant' })
      await resize('260px')
      await waitFor(() => expect(list.scrollLeft).toBe(place))
    })
    list.style.width = ''
  },
})

/** Cards of several lines: each one snaps to the edge, and the list says how many there are. */
export const Wide = meta.story({
  name: '広いカード',
  args: {
    label: '募集中のIPO',
    size: 'wide',
    children: ['桔梗ロボティクス', '星野食品', 'みずなら酒造'].map((name) => (
      <li key={name}>
        <Card href={`#/${name}`}>
          <Text look="bodyStrong">{name}</Text>
          <Text look="caption" tone="secondary">
            東証グロース・公開価格 1,520円
          </Text>
        </Card>
      </li>
    )),
  },
  async play({ canvas, userEvent }) {
    const list = canvas.getByRole('list', { name: '募集中のIPO' })
    list.style.width = '375px'
    const items = within(list).getAllByRole('listitem')
    await expect(items).toHaveLength(3)
    // The edge of the next one is in sight.
    const [first, second] = items.map((item) => item.getBoundingClientRect())
    await expect(first?.width).toBeGreaterThan(240)
    await expect(second?.left).toBeLessThan(375)
    await expect(getComputedStyle(list).scrollSnapType).toContain('x')
    const links = within(list).getAllByRole('link')
    links.at(-2)?.focus()
    await userEvent.tab()
    await expect(links.at(-1)).toHaveFocus()
    await waitFor(() =>
      expect(items.at(-1)?.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right),
    )
    list.style.width = ''
  },
})
export const One = meta.story({ name: '一つ', args: { children: card('TOPIX') } })
export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: ['日経平均', 'TOPIX', 'S&P 500', 'ダウ平均'],
      en: ['Nikkei 225', 'TOPIX', 'S&P 500', 'Dow Jones'],
      'zh-Hant': ['日經平均', 'TOPIX', 'S&P 500', '道瓊指數'],
    })
    return (
      <Board title="Rail">
        <Rail label="Rail">{words.map(card)}</Rail>
        <Rail label="Rail wide" size="wide">
          {words.map(card)}
        </Rail>
      </Board>
    )
  },
})
