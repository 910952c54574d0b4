import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Board, Rows, useSamples } from '../base/board.tsx'
import { NavSearch, type NavSearchProps } from './NavSearch.tsx'

function Held({ value: first, onChange, ...props }: NavSearchProps) {
  const [value, setValue] = useState(first)
  return (
    <NavSearch
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/NavSearch',
  component: NavSearch,
  args: {
    title: '検索',
    value: '',
    onChange: fn(),
    onSubmit: fn(),
    placeholder: 'コード・名前・かな・ローマ字',
    maxLength: 10,
    back: { href: '#/home/index' },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Held {...args} />,
})

/** Typed, found with Enter, taken away by one press that leaves the focus in the field. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: '検索' })).toBeInTheDocument()
    const back = canvas.getByRole('link', { name: '戻る' })
    await expect(back).toHaveAttribute('data-back')
    await userEvent.tab()
    await expect(back).toHaveFocus()
    await userEvent.tab()
    const field = canvas.getByRole('searchbox', { name: '検索' })
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.keyboard('0123456789AB')
    await expect(field).toHaveValue('0123456789')
    await expect(args.onChange).toHaveBeenLastCalledWith('0123456789')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(field).not.toHaveFocus()
    const clear = canvas.getByRole('button', { name: '入力を消す' })
    await expect(Math.min(clear.offsetWidth, clear.offsetHeight)).toBeGreaterThanOrEqual(44)
    await userEvent.click(clear)
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Between the edge of the box and that of the bar a press still reaches the field. */
export const Touch = meta.story({
  name: '指で押せる高さ',
  async play({ canvas }) {
    const field = canvas.getByRole('searchbox')
    const { left, width, top, height } = field.closest('form')?.getBoundingClientRect() ?? new DOMRect()
    const label = field.closest('label')
    for (const y of [top - 1, top + height + 1])
      await expect(label?.contains(document.elementFromPoint(left + width / 2, y))).toBe(true)
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { title: '検索', placeholder: 'コード・名前・かな・ローマ字', value: 'やく' },
      en: { title: 'Search', placeholder: 'Code, name, kana or romaji', value: 'aoba' },
      'zh-Hant': { title: '搜尋', placeholder: '代號、名稱、假名或羅馬字', value: '青葉' },
    })
    return (
      <Board title="NavSearch">
        <Rows>
          <NavSearch {...words} value="" onChange={fn()} back={{ href: '#/home/index' }} />
          <NavSearch {...words} title={`${words.title} 2`} onChange={fn()} back={{ href: '#/home/index' }} />
        </Rows>
      </Board>
    )
  },
})
