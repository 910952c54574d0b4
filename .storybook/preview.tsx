/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@kabuto/ui-kit/kit.css'
import { WAIT_MS } from '../tools/limits.ts'
import './fonts.css'
import { isPictured, modes } from './modes.ts'
import { plainTypes } from './stage/argTypes.ts'
import { DocsPage } from './stage/DocsPage.tsx'
import { layoutOf } from './stage/Halves.tsx'
import { defaultLook, isMasked, isOffline, lookOf } from './stage/look.ts'
import { playInFirstHalf } from './stage/playInFirstHalf.ts'
import { Stage } from './stage/Stage.tsx'
import { toolbar, viewports } from './stage/toolbar.ts'

// For `find…` and `waitFor`: by default they wait for one second, and a frame of a loaded machine may last longer. With
// a fault planted (tools/mutation) most waits are in vain.
configure({ asyncUtilTimeout: Number(import.meta.env['VITE_STORY_WAIT'] ?? WAIT_MS) })

/** The stories' tests run axe themselves, once a look; in the workshop the panel does. */
const inTest = import.meta.env['VITEST_STORYBOOK'] !== undefined

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: toolbar,
  initialGlobals: { ...defaultLook, text: `size${defaultLook.text}`, figures: 'shown', connection: 'online' },
  decorators: [
    (Story, { globals, parameters }) => (
      <Stage
        look={lookOf(globals)}
        masked={isMasked(globals)}
        offline={isOffline(globals)}
        sideBySide={globals['theme'] === 'both'}
        layout={layoutOf(parameters)}
      >
        <Story />
      </Stage>
    ),
  ],
  mount: playInFirstHalf,
  argTypesEnhancers: [
    plainTypes,
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
    a11y: { test: inTest ? 'off' : 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /At$/ } },
    docs: { container: DocsPage },
    viewport: { options: viewports },
    options: {
      // Read from this text by the index, so it must be a literal here.
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Kit', 'Setup', 'Accessibility', 'Writing', 'PriceColours', 'Cost', 'Changelog'],
          'Foundations',
          ['Colour', 'Type', 'Spacing', 'Icons', 'Motion', 'Words'],
          'Kit',
          'Screens',
          'Flows',
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
