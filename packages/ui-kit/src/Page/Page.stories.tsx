import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { SampleScreen } from '../base/board.tsx'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { NavBar } from '../NavBar/NavBar.tsx'
import { Section } from '../Section/Section.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Page } from './Page.tsx'
import { PageNote } from './pageNote.ts'
import { PageBottom } from './pageBottom.ts'

const words = (
  <Stack>
    <Text as="h1" look="title1">
      取引時間の変更
    </Text>
    <Text>東京市場の取引時間が変わります。注文の受付は、これまでどおりです。</Text>
  </Stack>
)

const meta = preview.meta({
  title: 'Kit/Page',
  component: Page,
  args: { children: words },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
})

export const Playground = meta.story({})
export const Surface = meta.story({ args: { ground: 'surface' } })

/** The bars stay, the document scrolls, and a hairline shows that something has gone under the top. */
export const WithBars = meta.story({
  name: '上と下の帯',
  render: () => (
    <SampleScreen
      nav={<NavBar title="お知らせ" back={{ href: '#/home/index' }} />}
      bottom={
        <ActionBar>
          <Button>確認しました</Button>
        </ActionBar>
      }
    />
  ),
  async play({ canvas }) {
    const bar = canvas.getByRole('banner')
    const sim = canvas.getByRole('complementary')
    const actions = canvas.getByRole('region', { name: 'このページの操作' })
    await expect(actions).toContainElement(canvas.getByRole('button'))
    await waitFor(() => expect(bar).not.toHaveAttribute('data-line'))
    scrollTo(0, 200)
    await waitFor(() => expect(bar).toHaveAttribute('data-line'))
    await expect(Math.round(sim.getBoundingClientRect().top)).toBe(0)
    await expect(Math.round(bar.getBoundingClientRect().top)).toBe(Math.round(sim.getBoundingClientRect().bottom))
    await expect(Math.round(canvas.getByRole('button').getBoundingClientRect().bottom)).toBeLessThanOrEqual(innerHeight)
    scrollTo(0, 0)
    await waitFor(() => expect(bar).not.toHaveAttribute('data-line'))
  },
})

/** In a Page and in a Sheet alike, and once. */
export const WithNote = meta.story({
  name: '全体の注意',
  render: (args) => (
    <PageNote value={<Banner tone="progress">通信がないため、いまは送信できません</Banner>}>
      <Page {...args}>
        {args.children}
        <Sheet open title="明細" onClose={fn()}>
          <Text>この画面の注意は、ここには出ません。</Text>
        </Sheet>
      </Page>
      <Sheet open title="申込" onClose={fn()}>
        <Text>内容</Text>
      </Sheet>
    </PageNote>
  ),
  async play({ canvas }) {
    const notes = canvas.getAllByText('通信がないため、いまは送信できません')
    await expect(notes).toHaveLength(2)
    await expect(canvas.getByRole('main')).toContainElement(notes[0] ?? null)
    await expect(canvas.getByRole('dialog', { name: '申込' })).toContainElement(notes[1] ?? null)
  },
})

const sending = (
  <ActionBar>
    <Button>送信する</Button>
  </ActionBar>
)

/** What gets the focus by Tab is scrolled between the bars, not under them. */
export const FocusStaysClear = meta.story({
  name: '帯の間でフォーカス',
  render: () => (
    <SampleScreen nav={<NavBar title="お知らせ" />} bottom={sending}>
      <Section>
        <Field label="ご意見" value="" />
      </Section>
    </SampleScreen>
  ),
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox')
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue('--k-bottom-height')).not.toBe(''),
    )
    await userEvent.tab()
    await expect(field).toHaveFocus()
    field.scrollIntoView({ block: 'end' })
    const bar = canvas.getByRole('button').getBoundingClientRect().top
    await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThan(bar))
    scrollTo(0, 0)
  },
})

/** What the browser says of its visible part; a keyboard lies over the rest. */
function seen({ height, scale = 1 }: { height?: number; scale?: number }): void {
  const { visualViewport: view } = window
  if (!view) throw new Error('no visual viewport')
  if (height === undefined) for (const name of ['height', 'scale', 'offsetTop']) Reflect.deleteProperty(view, name)
  else
    Object.defineProperties(view, {
      height: { value: height, configurable: true },
      scale: { value: scale, configurable: true },
      offsetTop: { value: 0, configurable: true },
    })
  view.dispatchEvent(new Event('resize'))
}

/** Where a browser lays its keyboard over the page, the button is above it; zooming in moves nothing. */
export const OnKeyboard = meta.story({
  name: 'キーボードの上',
  render: () => <SampleScreen nav={<NavBar title="お知らせ" />} bottom={sending} />,
  async play({ canvas }) {
    const bar = (): number => Math.round(canvas.getByRole('button').parentElement?.getBoundingClientRect().bottom ?? 0)
    const down = bar()
    seen({ height: innerHeight - 120 })
    await waitFor(() => expect(bar()).toBe(down - 120))
    seen({ height: innerHeight / 2, scale: 2 })
    await waitFor(() => expect(bar()).toBe(down))
    seen({})
    await expect(bar()).toBe(down)
  },
})

/** The button in the bar is always there; to focus it moves nothing. */
export const FocusInBar = meta.story({
  name: '帯のボタンにフォーカス',
  render: () => <SampleScreen nav={<NavBar title="お知らせ" back={{ href: '#/home/index' }} />} bottom={sending} />,
  async play({ canvas }) {
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).getPropertyValue('--k-bottom-height')).not.toBe(''),
    )
    scrollTo(0, 120)
    canvas.getByRole('button').focus()
    await expect(scrollY).toBe(120)
    canvas.getByRole('link', { name: '戻る' }).focus()
    await expect(scrollY).toBe(120)
    scrollTo(0, 0)
  },
})

const lines = Array.from({ length: 40 }, (_, line) => <Text key={line}>{`お知らせの行 ${line + 1}`}</Text>)

function Standing() {
  const [isSending, setSending] = useState(false)
  return (
    <PageBottom
      value={
        <ActionBar>
          <Button onClick={() => setSending(true)}>次へ</Button>
        </ActionBar>
      }
    >
      <Page
        nav={<NavBar title="お知らせ" />}
        bottom={
          isSending ? (
            <ActionBar>
              <Button>送信する</Button>
            </ActionBar>
          ) : undefined
        }
      >
        {isSending ? words : lines}
      </Page>
    </PageBottom>
  )
}

const bottomOf = (element: Element | null): number => Math.round(element?.getBoundingClientRect().bottom ?? 0)

/** An app gives its bar once; a page that has one of its own shows that instead. */
export const StandingBar = meta.story({
  name: 'アプリの帯',
  render: () => <Standing />,
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: '次へ' })
    const bar = next.closest('[data-standing]:not(:has(main))')
    await waitFor(() => expect(bottomOf(bar)).toBe(innerHeight))
    // Scrolled again each time: the page is still growing by the space reserved for its bar.
    await waitFor(async () => {
      scrollTo(0, document.documentElement.scrollHeight)
      await expect(bottomOf(bar)).toBe(innerHeight)
      await expect(bottomOf(canvas.getByRole('main'))).toBe(Math.round(bar?.getBoundingClientRect().top ?? 0))
    })
    scrollTo(0, 0)
    await userEvent.click(next)
    await expect(canvas.getByRole('button', { name: '送信する' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '次へ' })).toBeNull()
  },
})

function Visit() {
  const [place, setPlace] = useState(1)
  return (
    <Page
      key={place}
      nav={<NavBar title="お知らせ" />}
      bottom={
        place < 3 ? (
          <ActionBar>
            <Button onClick={() => setPlace(place + 1)}>次へ</Button>
          </ActionBar>
        ) : undefined
      }
    >
      {words}
    </Page>
  )
}

/**
 * What the page keeps clear of its bars is not worked out anew where the next one has the same; where a bar is gone,
 * its room is.
 */
export const FromPageToPage = meta.story({
  name: '画面から画面へ',
  render: () => <Visit />,
  async play({ canvas, userEvent }) {
    const root = document.documentElement
    const heights = (): string[] =>
      ['--k-sim-height', '--k-nav-height', '--k-bottom-height'].map((name) => root.style.getPropertyValue(name))
    await waitFor(() => expect(heights()).not.toContain(''))
    const written: MutationRecord[] = []
    const watching = new MutationObserver((records) => {
      written.push(...records)
    })
    watching.observe(root, { attributes: true, attributeFilter: ['style'] })
    const [sim, nav] = heights()
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }))
    // Bars are measured behind a frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    await expect(written).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: '次へ' }))
    await waitFor(() => expect(heights()).toEqual([sim, nav, '']))
    watching.disconnect()
  },
})

/** A bar that would take a third of a small screen scrolls with the page: what one reads is never behind it. */
export const TallBar = meta.story({
  name: '高い帯',
  render: () => (
    <SampleScreen
      nav={<NavBar title="お知らせ" />}
      bottom={
        <ActionBar>
          <Button>招待コードで登録</Button>
          <Button kind="soft">ログイン</Button>
          <Button kind="quiet">デモ会員で見てみる</Button>
        </ActionBar>
      }
    />
  ),
  async play({ canvas }) {
    const top = (): number => canvas.getByRole('button', { name: '招待コードで登録' }).getBoundingClientRect().top
    await expect(top()).toBeLessThan(innerHeight)
    document.documentElement.dataset['text'] = '200'
    await waitFor(() => expect(top()).toBeGreaterThan(innerHeight))
    document.documentElement.dataset['text'] = '100'
    await waitFor(() => expect(top()).toBeLessThan(innerHeight))
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <SampleScreen
      nav={<NavBar title="お知らせ" back={{ href: '#/home/index' }} />}
      bottom={
        <ActionBar>
          <Button>確認しました</Button>
        </ActionBar>
      }
    />
  ),
})

function Receipt() {
  return (
    <Page nav={<NavBar title="控え" />}>
      <Text>送りました。</Text>
    </Page>
  )
}

/** A form in a Page; a press removes its own button, and the last one the Page itself. */
function Leaving() {
  const [gone, setGone] = useState<readonly string[]>([])
  const [open, setOpen] = useState(false)
  const leave = (name: string) => () => setGone([...gone, name])
  if (gone.includes('page')) return <Receipt />
  return (
    <form>
      <Page nav={<NavBar title="出金" />} bottom={<Button onClick={leave('page')}>送る</Button>}>
        <section aria-label="注意">{!gone.includes('card') && <Button onClick={leave('card')}>消す</Button>}</section>
        <Button onClick={() => setOpen(true)}>開く</Button>
        <Sheet open={open} onClose={() => setOpen(false)} title="記録">
          <section aria-label="操作">
            {!gone.includes('act') && <Button onClick={leave('act')}>取り消す</Button>}
          </section>
        </Sheet>
      </Page>
    </form>
  )
}

/** The focused element is gone: its container has the focus, and Tab goes on from there. On a new page: the heading. */
export const FocusIsKept = meta.story({
  name: '押したものが消えてもフォーカスは残る',
  render: () => <Leaving />,
  async play({ canvas, userEvent }) {
    const press = async (name: string): Promise<void> => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('消す')
    const notes = canvas.getByRole('region', { name: '注意' })
    await waitFor(() => expect(notes).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '開く' })).toHaveFocus()
    await expect(notes).not.toHaveAttribute('tabindex')
    await userEvent.keyboard('{Enter}')
    await press('取り消す')
    await waitFor(() => expect(canvas.getByRole('region', { name: '操作' })).toHaveFocus())
    await press('閉じる')
    await expect(canvas.getByRole('button', { name: '開く' })).toHaveFocus()
    await press('送る')
    await waitFor(() => expect(canvas.getByRole('heading', { name: '控え' })).toHaveFocus())
  },
})
