/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@kabuto/ui-kit/kit.css'
import { WAIT_MS } from '../tools/limits.ts'
import './desk/shownBy.ts'
import { isCollecting } from './desk/writtenWords.ts'
import './fonts.css'
import { notedTypes } from './guide/argTypes.ts'
import { withGuide } from './guide/guideOf.ts'
import './guide/frame.ts'
import './guide/reader.ts'
import { Inspecting } from './inspect/Inspecting.tsx'
import { isPictured, modes } from './modes.ts'
import { idOf, isPage } from './names/places.ts'
import { plainTypes } from './stage/argTypes.ts'
import { DocsPage, StateHeading } from './stage/DocsPage.tsx'
import './stage/failures.ts'
import { layoutOf } from './stage/Halves.tsx'
import { defaultLook, isMasked, isOffline, lookOf } from './stage/look.ts'
import { playInFirstHalf } from './stage/playInFirstHalf.ts'
import { Stage } from './stage/Stage.tsx'
import { toolbar, viewports } from './stage/toolbar.ts'

// For `find…` and `waitFor`: by default they wait for one second, and a frame of a loaded machine may last longer. With
// a fault planted (tools/mutation) most waits are in vain.
configure({ asyncUtilTimeout: Number(import.meta.env['VITE_STORY_WAIT'] ?? WAIT_MS) })

const inTest = import.meta.env['VITEST_STORYBOOK'] !== undefined
/** The stories' tests run axe themselves, once a look; in the workshop the panel does. */
const runsAxe = !inTest && !isCollecting

/** `components` is read by the addon, and missing in its types. */
const docs = { container: DocsPage, components: { Subheading: StateHeading } }

const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: {
    ...defaultLook,
    text: `size${defaultLook.text}`,
    figures: 'shown',
    connection: 'online',
    inspect: 'off',
    viewport: { value: 'w375', isRotated: false },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <>
        <Stage
          look={lookOf(globals)}
          masked={isMasked(globals)}
          offline={isOffline(globals)}
          sideBySide={globals['theme'] === 'both'}
          layout={layoutOf(parameters)}
        >
          <Story />
        </Stage>
        <Inspecting isOn={globals['inspect'] === 'on'} />
      </>
    ),
  ],
  mount: playInFirstHalf,
  argTypesEnhancers: [
    plainTypes,
    notedTypes,
    // The only place where a parameter can follow from a story's tags.
    ({ tags, parameters, argTypes }) => {
      parameters['chromatic'] = {
        ...(parameters['chromatic'] as object | undefined),
        modes,
        disableSnapshot: !isPictured(tags),
      }
      return argTypes
    },
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: runsAxe ? 'error' : 'off' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /At$/ } },
    docs,
    viewport: { options: viewports },
    options: {
      // Read from this text by the index, so it must be a literal here.
      storySort: {
        order: [
          'はじめに',
          ['ようこそ Welcome', 'この部品集 Kit', '使いはじめる Setup', '使いやすさ Accessibility', '書き方 Writing'],
          '導線',
          '画面',
          ['入口 Session', 'ホーム Home', 'マーケット Market', '取引 Trading', '資金 Funds'],
          '部品',
          ['枠組み', '操作', '入力', '数字と値動き', '図と時間', '一覧と文章', '知らせ', '重なり', '絵と印'],
          '基礎',
          ['色 Colour', '文字 Type', '余白 Spacing', 'アイコン Icons', '動き Motion', 'ことば Words'],
        ],
      },
    },
  },
  async afterEach(context) {
    // The planted faults of the stage's own test are walked by that test.
    if (!inTest || context.parameters['looks'] === false) return
    const { walkLooks } = await import('./stage/walkLooks.ts')
    await walkLooks(context)
  },
})

const meta: typeof preview.meta = preview.meta.bind(preview)

/** Pages are read on the whole canvas and not on a phone: nothing at all would leave the toolbar's choice. */
const onCanvas = { globals: { viewport: { value: '' } } }

/** The index shows a file under its Japanese place; its ids stay those of its title in code. */
preview.meta = (input) => {
  if (input.title === undefined) return meta(input)
  const id = idOf(input.title)
  return meta({ id, ...(isPage(id) ? onCanvas : {}), ...input, parameters: withGuide(input) })
}

export default preview
