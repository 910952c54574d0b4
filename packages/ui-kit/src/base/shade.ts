import { css, keyframes } from 'styled-components'
import { k } from '../tokens/k.ts'

const appear = keyframes`
  from { opacity: 0; }
`

const sweep = keyframes`
  from { background-position-x: 100%; }
  to { background-position-x: -100%; }
`

/** The grey of what is still to come. Mixed with the background, so that it is visible on the page as on a card. */
export const shade = css`
  --shade: color-mix(in srgb, ${k.text.tertiary} 20%, transparent);
  --sheen: color-mix(in srgb, ${k.text.tertiary} 11%, transparent);
  background: linear-gradient(90deg, var(--shade) 25%, var(--sheen) 50%, var(--shade) 75%) 0 / 200%;
  animation:
    ${appear} ${k.motion.fade} 300ms backwards,
    ${sweep} 1600ms 300ms linear infinite;
`
