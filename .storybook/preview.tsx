import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import '@kabuto/ui-kit/kit.css'
import './fonts.css'
import { lookOf } from './stage/look.ts'
import { Stage } from './stage/Stage.tsx'

/** The stories' tests run axe themselves, once a look; in the workshop the panel does. */
const inTest = import.meta.env.VITEST === 'true'

const globalTypes = {
  theme: {
    name: 'テーマ',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'ライト' },
        { value: 'dark', title: 'ダーク' },
        { value: 'both', title: '並べる' },
      ],
    },
  },
  price: {
    name: '値動きの色',
    toolbar: {
      icon: 'graphbar',
      dynamicTitle: true,
      items: [
        { value: 'japan', title: '赤が上昇' },
        { value: 'west', title: '緑が上昇' },
      ],
    },
  },
  language: {
    name: '言語',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'ja', title: '日本語' },
        { value: 'en', title: 'English' },
        { value: 'zh-Hant', title: '繁體中文' },
      ],
    },
  },
  text: {
    name: '文字の大きさ',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: '100', title: '100 %' },
        { value: '130', title: '130 %' },
        { value: '200', title: '200 %' },
      ],
    },
  },
}

const phone = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'mobile' as const,
})

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  globalTypes,
  initialGlobals: { theme: 'light', price: 'japan', language: 'ja', text: '100' },
  decorators: [
    (Story, { globals }) => (
      <Stage look={lookOf(globals)} sideBySide={globals['theme'] === 'both'}>
        <Story />
      </Stage>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: inTest ? 'off' : 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /At$/ } },
    viewport: {
      options: {
        w320: phone('320', 320, 640),
        w375: phone('375', 375, 812),
        w430: phone('430', 430, 932),
        w750: phone('750', 750, 1000),
        reflow: phone('リフロー 320×256', 320, 256),
      },
    },
    options: {
      storySort: {
        order: ['Start', 'Foundations', 'Kit', 'Screens', 'Flows'],
      },
    },
  },
  async afterEach(context) {
    if (!inTest) return
    const { walkLooks } = await import('./stage/walkLooks.ts')
    await walkLooks(context)
  },
})
