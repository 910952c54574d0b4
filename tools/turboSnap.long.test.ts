import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withPlanted } from './checks/planted.ts'
import { tracedBy } from './trace.ts'
import { buildWorkshopInto } from './workshop.ts'

const FIRST_PAGE = 'packages/screens/src/session/Start/StartScreen.tsx'

test('a part that is built into one more screen reaches the stories of that screen too', async () => {
  const traced = await withPlanted(
    {
      [FIRST_PAGE]: (text) =>
        `import { AllocationDonut } from '@kabuto/ui-kit'\n${text}\nexport const planted = AllocationDonut\n`,
    },
    async (copy) => {
      const out = join(copy, 'storybook-static')
      const { code, output } = await buildWorkshopInto(copy, out)
      expect({ code, output }).toMatchObject({ code: 0 })
      return tracedBy(out, 'packages/ui-kit/src/AllocationDonut/AllocationDonut.tsx')
    },
  )
  expect(traced).toEqual([
    'packages/screens/src/follow/ManagedPage.stories.tsx',
    'packages/screens/src/funds/Funds/FundsScreen.stories.tsx',
    'packages/screens/src/session/Start/StartScreen.stories.tsx',
    'packages/ui-kit/src/AllocationDonut/AllocationDonut.stories.tsx',
  ])
})
