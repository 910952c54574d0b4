import preview from '@kabuto/storybook/preview'
import { Component, type ComponentType, type ReactNode, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { bodyPart, fetchBodies, fetchedPart, partsFetched } from './fetchedPart.tsx'
import { textsDuring } from './textsDuring.ts'
import { Text } from '../Text/Text.tsx'

class Told extends Component<{ children: ReactNode }, { fault: string }> {
  static getDerivedStateFromError(fault: unknown): { fault: string } {
    return { fault: String(fault) }
  }

  override state = { fault: '' }

  override render(): ReactNode {
    return this.state.fault === '' ? this.props.children : <Text>{this.state.fault}</Text>
  }
}

type ShelfProps = { part: ComponentType<{ name: string; framed?: boolean }>; framed?: boolean }

/** Shows a part, and takes it away again. */
function Shelf({ part: Part, framed = false }: ShelfProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen((was) => !was)}>開閉</Button>
      {isOpen && (
        <Told>
          <Part name="費用" framed={framed} />
        </Told>
      )}
    </>
  )
}

const Costs = ({ name }: { name: string }) => <Text>{name}は0円</Text>

const meta = preview.meta({
  title: 'Kit/fetchedPart',
  component: Shelf,
  tags: ['!autodocs'],
})

const slow = Promise.withResolvers<ComponentType<{ name: string }>>()

/** Its space is reserved until the code is loaded; the next time it is shown at once. */
export const Fetched = meta.story({
  name: '届いてから表示',
  args: { part: fetchedPart(() => slow.promise, <Text>読み込み中</Text>) },
  async play({ canvas, userEvent }) {
    const toggle = canvas.getByRole('button', { name: '開閉' })
    await userEvent.click(toggle)
    await expect(canvas.getByText('読み込み中')).toBeVisible()
    slow.resolve(Costs)
    await expect(await canvas.findByText('費用は0円')).toBeVisible()
    await expect(canvas.queryByText('読み込み中')).toBeNull()
    await userEvent.click(toggle)
    await userEvent.click(toggle)
    await expect(canvas.getByText('費用は0円')).toBeVisible()
  },
})

const ahead = fetchedPart(() => Promise.resolve(Costs), <Text>読み込み中</Text>)

export const Ahead = meta.story({
  name: '先に届いている',
  args: { part: ahead },
  async play({ canvas, userEvent }) {
    await ahead.fetch()
    await userEvent.click(canvas.getByRole('button', { name: '開閉' }))
    await expect(canvas.getByText('費用は0円')).toBeVisible()
  },
})

const body = bodyPart(() => Promise.resolve(Costs), <Text>読み込み中</Text>)

/** What a page always comes to show is there already where the page was fetched ahead. */
export const Body = meta.story({
  name: 'ページの本体',
  args: { part: body },
  async play({ canvas, userEvent }) {
    const load = fn(() => Promise.resolve(Costs))
    bodyPart(load)
    await fetchBodies()
    await expect(load).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '開閉' }))
    await expect(canvas.getByText('費用は0円')).toBeVisible()
  },
})

/** What is not due is not waited for: it may itself wait for what is being fetched. */
export const Due = meta.story({
  name: '時期が来てから',
  args: { part: ahead },
  async play() {
    const load = fn(() => Promise.resolve(Costs))
    const shown = Promise.withResolvers<void>()
    const later = fetchedPart(load, undefined, () => shown.promise)
    const fetched = later.fetch()
    await partsFetched()
    await expect(load).not.toHaveBeenCalled()
    shown.resolve()
    await fetched
    await expect(load).toHaveBeenCalledOnce()
  },
})

/** A frame answers the tap, and the part comes behind it. */
export const Framed = meta.story({
  name: '枠が先に出る',
  args: { part: ahead, framed: true },
  async play({ canvas, canvasElement, userEvent }) {
    await ahead.fetch()
    const texts = await textsDuring(canvasElement, async () => {
      await userEvent.click(canvas.getByRole('button', { name: '開閉' }))
      await expect(await canvas.findByText('費用は0円')).toBeVisible()
    })
    await expect(texts).toEqual(['開閉読み込み中', '開閉費用は0円'])
  },
})

/** However many ask for it at once, it is fetched once. */
export const Once = meta.story({
  name: '一度だけ取る',
  args: { part: ahead },
  async play() {
    const load = fn(() => Promise.resolve(Costs))
    const part = fetchedPart(load)
    await Promise.all([part.fetch(), part.fetch()])
    await part.fetch()
    await expect(load).toHaveBeenCalledOnce()
  },
})

/** What can wait comes behind all that is asked for, also where a part asks for another one, or one fails. */
export const Behind = meta.story({
  name: '頼んだものがそろってから',
  args: { part: ahead },
  async play() {
    const engine = Promise.withResolvers<typeof Costs>()
    const shownFirst = Promise.withResolvers<typeof Costs>()
    const failing = Promise.withResolvers<typeof Costs>()
    const later = fetchedPart(() => engine.promise)
    const first = fetchedPart(async () => {
      const loaded = await shownFirst.promise
      void later.fetch()
      return loaded
    })
    const missing = fetchedPart(() => failing.promise)
    const told = fn()
    const fetches = [first.fetch(), missing.fetch().catch(() => undefined)]
    const behind = partsFetched().then(told)
    failing.reject(new Error('offline'))
    shownFirst.resolve(Costs)
    await Promise.all(fetches)
    await expect(told).not.toHaveBeenCalled()
    engine.resolve(Costs)
    await behind
    await expect(told).toHaveBeenCalledOnce()
  },
})

let isOffline = true

/** A failed load is shown by the boundary around it, and retried when it is shown again. */
export const Again = meta.story({
  name: '届かなければ次に取り直す',
  args: {
    part: fetchedPart(() => (isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Costs))),
  },
  async play({ canvas, userEvent }) {
    isOffline = true
    const toggle = canvas.getByRole('button', { name: '開閉' })
    await userEvent.click(toggle)
    await expect(await canvas.findByText('Error: offline')).toBeVisible()
    isOffline = false
    await userEvent.click(toggle)
    await userEvent.click(toggle)
    await expect(await canvas.findByText('費用は0円')).toBeVisible()
  },
})
