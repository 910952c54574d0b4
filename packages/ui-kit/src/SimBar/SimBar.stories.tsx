import { languages } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { Board, Rows } from '../base/board.tsx'
import { KitLocale } from '../locale.ts'
import { SimBar } from './SimBar.tsx'

const meta = preview.meta({ title: 'Kit/SimBar', component: SimBar })

export const Playground = meta.story({})

export const AcrossTheScreen = meta.story({ name: '画面の幅いっぱい', parameters: { layout: 'fullscreen' } })

export const Matrix = meta.story({
  tags: ['vrt'],
  render: () => (
    <Board title="SimBar">
      <Rows>
        {languages.map((language) => (
          <KitLocale key={language} value={language}>
            <div lang={language}>
              <SimBar />
            </div>
          </KitLocale>
        ))}
      </Rows>
    </Board>
  ),
})
