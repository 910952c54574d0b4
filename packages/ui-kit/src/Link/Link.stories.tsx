import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

const meta = preview.meta({ title: 'Kit/Link', component: Link, args: { href: '#/login/terms', children: '利用規約' } })

/** Its touch target is 44 px high, the lines do not move. */
export const Playground = meta.story({
  render: (args) => (
    <Board title="利用規約">
      <Link {...args} />
    </Board>
  ),
  async play({ canvas, userEvent }) {
    const link = canvas.getByRole('link', { name: '利用規約' })
    const { left, width, top, height } = link.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + height / 2 - 12)).toBe(link)
    await expect(document.elementFromPoint(left + width / 2, top + height / 2 + 20)).toBe(link)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
})

export const External = meta.story({
  name: '外へ出る',
  args: { href: 'https://example.com/', external: true, children: '取引所の休業日' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: '取引所の休業日 新しいタブで開きます' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
  },
})

/** What it opens is of the same page: a button that looks like its neighbours. */
export const Press = meta.story({
  name: 'この画面で開く',
  args: { href: undefined, onPress: fn(), onward: true, children: '内訳を見る' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '内訳を見る' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

/** Beside a figure: the way to what it is made of. */
export const Onward = meta.story({
  name: '先へ進む',
  args: { href: '#/user/FundingDetails', onward: true, children: '資産の内訳' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: '資産の内訳' })
    await expect(link).toHaveStyle({ textDecorationLine: 'none' })
    await expect(link.querySelectorAll('svg')).toHaveLength(1)
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        before: '詳しくは',
        terms: '利用規約',
        after: 'をご覧ください。',
        out: '取引所の休業日',
        more: '資産の内訳',
      },
      en: {
        before: 'See the ',
        terms: 'terms of use',
        after: ' for more.',
        out: 'Exchange holidays',
        more: 'Breakdown',
      },
      'zh-Hant': { before: '詳情請參閱', terms: '使用條款', after: '。', out: '交易所休市日', more: '資產明細' },
    })
    return (
      <Board title="Link">
        <Stack gap="6" align="start">
          <Text>
            {words.before}
            <Link href="#/login/terms">{words.terms}</Link>
            {words.after}
          </Text>
          <Text>
            <Link href="https://example.com/" external>
              {words.out}
            </Link>
          </Text>
          <Link href="#/user/FundingDetails" onward>
            {words.more}
          </Link>
        </Stack>
      </Board>
    )
  },
})
