import { languages } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { Board, Rows, SampleScreen } from '../base/board.tsx'
import { KitLocale } from '../locale.ts'
import { NavBar } from '../NavBar/NavBar.tsx'
import { PageMark } from '../Page/pageMark.ts'
import { Sheet } from '../Sheet/Sheet.tsx'
import { SimBar } from '../SimBar/SimBar.tsx'
import { TeachingBar } from './TeachingBar.tsx'

const meta = preview.meta({ title: 'Kit/TeachingBar', component: TeachingBar })

/** The letter of the seal is hidden from screen readers. */
export const Playground = meta.story({
  async play({ canvas }) {
    const bar = canvas.getByRole('note')
    await expect(bar).toHaveTextContent('教材：詐欺の手口の再現')
    await expect(bar.offsetHeight).toBeGreaterThanOrEqual(24)
    await expect(bar.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  },
})

/** Both bars stay at the top, the NavBar sticks below them. */
export const OnAPage = meta.story({
  name: '画面の上',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageMark value={<TeachingBar />}>
      <SampleScreen nav={<NavBar title="入金" back={{ href: '#x' }} />} />
    </PageMark>
  ),
  async play({ canvas }) {
    scrollTo({ top: 200, behavior: 'instant' })
    const [sim, teaching, nav] = [
      canvas.getByRole('complementary'),
      canvas.getByRole('note'),
      canvas.getByRole('banner'),
    ]
    await waitFor(async () => {
      const boxes = [sim, teaching, nav].map((element) => element.getBoundingClientRect())
      await expect(boxes[0]?.top).toBe(0)
      await expect(boxes[1]?.top).toBe(boxes[0]?.bottom)
      await expect(boxes[2]?.top).toBeCloseTo(boxes[1]?.bottom ?? 0, 0)
    })
    scrollTo({ top: 0, behavior: 'instant' })
  },
})

/** Nothing modal covers either of them. */
export const AboveASheet = meta.story({
  name: 'シートの上',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageMark value={<TeachingBar />}>
      <SampleScreen>
        <Sheet open title="入金の手順" onClose={() => undefined}>
          手口を、順に見ていきます。
        </Sheet>
      </SampleScreen>
    </PageMark>
  ),
  async play({ canvas, canvasElement }) {
    const dialog = canvas.getByRole('dialog')
    const teaching = canvas.getByRole('note', { hidden: true })
    await waitFor(async () => {
      const { bottom } = teaching.getBoundingClientRect()
      await expect(Number.parseFloat(getComputedStyle(dialog, '::backdrop').top)).toBeCloseTo(bottom, 0)
      await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    })
    await expect(canvasElement.querySelector('aside')).toBeVisible()
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Board title="TeachingBar">
      <Rows>
        {languages.map((language) => (
          <KitLocale key={language} value={language}>
            <div lang={language}>
              <SimBar />
              <TeachingBar />
            </div>
          </KitLocale>
        ))}
      </Rows>
    </Board>
  ),
})
