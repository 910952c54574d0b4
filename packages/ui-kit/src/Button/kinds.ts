import { css } from 'styled-components'
import { k } from '../tokens/k.ts'

export type ButtonKind =
  'primary' | 'soft' | 'line' | 'ghost' | 'quiet' | 'danger' | 'buy' | 'sell' | 'buy-line' | 'sell-line'

/** What a kind changes: its fill, its fill when pressed, its text colour and its edge. */
export const buttonKinds = css`
  --edge: transparent;
  &[data-kind='primary'] {
    --fill: ${k.action.bg};
    --pressed: ${k.action.pressed};
    --ink: ${k.action.text};
  }
  &[data-kind='soft'] {
    --fill: ${k.action.softBg};
    --pressed: ${k.action.softPressed};
    --ink: ${k.action.softText};
  }
  &[data-kind='line'] {
    --fill: ${k.bg.surface};
    --pressed: ${k.bg.pressed};
    --ink: ${k.text.brand};
    --edge: ${k.line.control};
  }
  &[data-kind='ghost'] {
    --fill: transparent;
    --pressed: ${k.bg.pressed};
    --ink: ${k.text.link};
  }
  &[data-kind='quiet'] {
    --fill: transparent;
    --pressed: ${k.bg.pressed};
    --ink: ${k.text.secondary};
    min-height: ${k.part.button.heightMd};
    font: ${k.type.sub};
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
  &[data-kind='danger'] {
    --fill: ${k.danger.bg};
    --pressed: ${k.danger.pressed};
    --ink: ${k.danger.text};
  }
  &[data-kind='buy'] {
    --fill: ${k.side.buy.solidBg};
    --pressed: ${k.side.buy.solidPressed};
    --ink: ${k.side.buy.solidText};
  }
  &[data-kind='sell'] {
    --fill: ${k.side.sell.solidBg};
    --pressed: ${k.side.sell.solidPressed};
    --ink: ${k.side.sell.solidText};
  }
  &[data-kind='buy-line'] {
    --fill: ${k.side.buy.softBg};
    --pressed: ${k.side.buy.depth};
    --ink: ${k.side.buy.softText};
    --edge: ${k.side.buy.solidBg};
  }
  &[data-kind='sell-line'] {
    --fill: ${k.side.sell.softBg};
    --pressed: ${k.side.sell.depth};
    --ink: ${k.side.sell.softText};
    --edge: ${k.side.sell.solidBg};
  }
`
