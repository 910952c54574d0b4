import { create } from 'storybook/theming/create'
import { colourAt, resolved } from '../tokens.ts'
import lockup from './lockup.svg'

const fontBase = (resolved('{primitive.font.family.ja}') as string[]).map((name) => `"${name}"`).join(', ')

/** The frame around the stories, in the product's own colours. */
export function workshopTheme(theme: 'light' | 'dark') {
  const colour = (name: string): string => colourAt(`semantic.${name}`, { theme })
  return create({
    base: theme,
    brandTitle: 'Kabuto',
    brandImage: lockup,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fontBase.replaceAll(/"(-apple-system|BlinkMacSystemFont|sans-serif)"/g, '$1'),
    colorPrimary: colour('action.bg'),
    colorSecondary: colour('text.link'),
    appBg: colour('bg.page'),
    appContentBg: colour('bg.surface'),
    appPreviewBg: colour('bg.page'),
    appHoverBg: colour('bg.selected'),
    appBorderColor: colour('line.hairline'),
    appBorderRadius: 10,
    textColor: colour('text.primary'),
    textMutedColor: colour('text.secondary'),
    textInverseColor: colour('text.inverse'),
    barBg: colour('bg.surface'),
    barTextColor: colour('text.secondary'),
    barHoverColor: colour('text.link'),
    barSelectedColor: colour('text.brand'),
    inputBg: colour('bg.surface'),
    inputBorder: colour('line.control'),
    inputTextColor: colour('text.primary'),
    inputBorderRadius: 6,
  })
}
