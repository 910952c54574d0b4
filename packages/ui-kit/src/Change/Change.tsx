import { type ChangeInput, type ChangeOptions, changeParts } from '@kabuto/domain/shared'
import type { Live } from '../base/live.ts'
import { use } from 'react'
import { useKitLocale } from '../locale.ts'
import { FigureMask } from '../base/mask.ts'
import { Spoken } from '../base/spoken.ts'
import { useStale } from '../base/stale.ts'
import { type ChangeSize, Figure, glued, Mark, widthOf, Words } from './face.ts'
import { LiveChange } from './LiveChange.tsx'

export type ChangeProps = ChangeInput &
  Omit<ChangeOptions, 'locale'> & {
    size?: ChangeSize | undefined
    /** Of one's own money: where figures are hidden the amount is left out. */
    own?: boolean | undefined
    /** In place of `amount` and `percent`: a live change, updated without React. */
    live?: Live<ChangeInput> | undefined
  }

const withoutAmount = ({ get, subscribe }: Live<ChangeInput>): Live<ChangeInput> => ({
  get: () => ({ ...get(), amount: undefined }),
  subscribe,
})

/** How a price or a value has moved: mark, sign and colour say the same, so that without colour nothing is lost. */
export function Change({ size, own = false, live, ...given }: ChangeProps) {
  const masked = use(FigureMask) && own
  const stale = useStale()
  const change = masked ? { ...given, amount: undefined } : given
  const options = { ...change, locale: useKitLocale() }
  if (live) return <LiveChange live={masked ? withoutAmount(live) : live} options={options} size={size} />
  const parts = changeParts(change, options)
  return (
    <Figure data-size={size} data-direction={parts.direction} data-stale={stale}>
      <Words aria-hidden="true" style={{ '--figure-width': widthOf(parts) }}>
        <Mark>{parts.mark}</Mark>
        {parts.text && <span>{glued(parts)}</span>}
      </Words>
      <Spoken>{parts.spoken}</Spoken>
    </Figure>
  )
}
