import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { InSteps } from '../base/inSteps.ts'
import { BelowFold } from './BelowFold.tsx'
import { useSamples } from '../base/board.tsx'
import { textsDuring } from '../base/textsDuring.ts'
import { Text } from '../Text/Text.tsx'

function Stock() {
  const [price, news] = useSamples({ ja: ['株価', 'ニュース'], en: ['Price', 'News'], 'zh-Hant': ['股價', '新聞'] })
  return (
    <>
      <Text>{price}</Text>
      <BelowFold>
        <Text>{news}</Text>
      </BelowFold>
    </>
  )
}

/** A page that is opened: its price, and below the fold its news. */
function Opened({ inSteps }: { inSteps: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <InSteps value={inSteps}>
      <Button onClick={() => setIsOpen(true)}>開く</Button>
      {isOpen && <Stock />}
    </InSteps>
  )
}

const meta = preview.meta({
  title: 'Kit/BelowFold',
  component: BelowFold,
  args: { children: <Text>ニュース</Text> },
})

/** What is in view comes first. */
export const Playground = meta.story({
  render: () => <Opened inSteps />,
  async play({ canvas, canvasElement, userEvent }) {
    const texts = await textsDuring(canvasElement, async () => {
      await userEvent.click(canvas.getByRole('button', { name: '開く' }))
      await expect(await canvas.findByText('ニュース')).toBeVisible()
    })
    await expect(texts).toEqual(['開く株価', '開く株価ニュース'])
  },
})

/** Where one has been before: it can be scrolled to where one was. */
export const Whole = meta.story({
  name: '戻ったときは全部',
  render: () => <Opened inSteps={false} />,
  async play({ canvas, canvasElement, userEvent }) {
    const texts = await textsDuring(canvasElement, async () => {
      await userEvent.click(canvas.getByRole('button', { name: '開く' }))
      await expect(await canvas.findByText('ニュース')).toBeVisible()
    })
    await expect(texts).toEqual(['開く株価ニュース'])
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <>
      <Stock />
      <InSteps value>
        <Stock />
      </InSteps>
    </>
  ),
})
