import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { InSteps } from '../base/inSteps.ts'
import { BelowFold } from './BelowFold.tsx'
import { Text } from '../Text/Text.tsx'

/** A page that is opened: its price, and below the fold its news. */
function Opened({ inSteps }: { inSteps: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <InSteps value={inSteps}>
      <Button onClick={() => setIsOpen(true)}>開く</Button>
      {isOpen && (
        <>
          <Text>株価</Text>
          <BelowFold>
            <Text>ニュース</Text>
          </BelowFold>
        </>
      )}
    </InSteps>
  )
}

const meta = preview.meta({
  title: 'Kit/BelowFold',
  component: Opened,
})

type Played = Parameters<NonNullable<Parameters<typeof meta.story>[0]['play']>>[0]

/** All that was there, from the press on. */
async function seenAfterOpening({ canvas, canvasElement, userEvent }: Played): Promise<(string | null)[]> {
  const seen: (string | null)[] = []
  const watch = new MutationObserver(() => seen.push(canvasElement.textContent))
  watch.observe(canvasElement, { subtree: true, childList: true })
  await userEvent.click(canvas.getByRole('button', { name: '開く' }))
  await expect(await canvas.findByText('ニュース')).toBeVisible()
  watch.disconnect()
  return seen
}

export const Stepwise = meta.story({
  name: '見えない下はあとから',
  args: { inSteps: true },
  async play(context) {
    await expect(await seenAfterOpening(context)).toEqual(['開く株価', '開く株価ニュース'])
  },
})

/** Where one has been before: it can be scrolled to where one was. */
export const Whole = meta.story({
  name: '戻ったときは全部',
  args: { inSteps: false },
  async play(context) {
    await expect(await seenAfterOpening(context)).toEqual(['開く株価ニュース'])
  },
})
