import preview from '@kabuto/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { useSamples } from '../base/board.tsx'
import { Section } from '../Section/Section.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Text } from '../Text/Text.tsx'
import { AnchorTabs, type AnchoredPart } from './AnchorTabs.tsx'

function partsOf(names: readonly string[], lines = 30): AnchoredPart<string>[] {
  return names.map((label, at) => ({
    value: String(at),
    label,
    content: (
      <Section title={label}>
        {Array.from({ length: lines }, (_, line) => (
          <Text key={line}>{`${label} ${line + 1}`}</Text>
        ))}
      </Section>
    ),
  }))
}

const meta = preview.meta({
  title: 'Kit/AnchorTabs',
  component: AnchorTabs,
  args: { label: '銘柄の内容', parts: partsOf(['チャート', '板', '会社情報', 'ニュース', '配当']) },
  parameters: { layout: 'fullscreen' },
})

/** A press leads to its part, also to the last one, which cannot be scrolled to the top. */
export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('tablist', { name: '銘柄の内容' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'チャート' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: '会社情報' }))
    const company = canvas.getByRole('heading', { name: '会社情報' })
    await waitFor(() => expect(company.getBoundingClientRect().top).toBeLessThan(120))
    await expect(canvas.getByRole('tab', { name: '会社情報' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(canvas.getByRole('tab', { name: '配当' }))
    const dividends = canvas.getByRole('heading', { name: '配当' })
    await waitFor(() => expect(dividends.getBoundingClientRect().top).toBeLessThan(innerHeight / 2))
    await expect(canvas.getByRole('tab', { name: '配当' })).toHaveAttribute('aria-selected', 'true')
    scrollTo(0, 0)
  },
})

/** Scrolling marks the part that is read; the arrow keys lead from part to part. */
export const Scrolled = meta.story({
  name: '読んでいる所',
  async play({ canvas, userEvent }) {
    canvas.getByText('板 20').scrollIntoView({ block: 'center' })
    await waitFor(() => expect(canvas.getByRole('tab', { name: '板' })).toHaveAttribute('aria-selected', 'true'))
    canvas.getByRole('tab', { name: '板' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '会社情報' })).toHaveFocus()
    scrollTo(0, 0)
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'チャート' })).toHaveAttribute('aria-selected', 'true'))
  },
})

export const Long = meta.story({
  name: '長すぎる名',
  args: { parts: partsOf(['長'.repeat(1000), '<b>太字</b>', '📈 שלום'], 1) },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: { label: '銘柄の内容', parts: ['チャート', '板', '会社情報', 'ニュース', '配当'] },
      en: { label: 'About the stock', parts: ['Chart', 'Board', 'Company', 'News', 'Dividends'] },
      'zh-Hant': { label: '個股內容', parts: ['走勢圖', '五檔', '公司資訊', '新聞', '股利'] },
    })
    return (
      <AnchorTabs
        label={words.label}
        parts={words.parts.map((label, at) => ({
          value: String(at),
          label,
          content: (
            <Section title={label}>
              <Skeleton shape="line" count={2} />
            </Section>
          ),
        }))}
      />
    )
  },
})
