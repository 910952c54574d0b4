import { type IpoApplication, sampleIpoApplications, sampleOffers, withOwn } from '@kabuto/domain/offerings'
import { failed, loading, moments, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { textsIn } from '@kabuto/storybook/textsIn'
import { expect, fn } from 'storybook/test'
import { OfferingsScreen } from './OfferingsScreen.tsx'

const say = textsIn('offerings')

const inState = (state: IpoApplication['state'], offerId: string): IpoApplication[] =>
  sampleIpoApplications.filter((one) => one.state === state).map((one) => ({ ...one, offerId }))

const plain = withOwn(sampleOffers, [])

const meta = preview.meta({
  title: 'Screens/Offerings/Offerings',
  component: OfferingsScreen,
  args: {
    data: ready(withOwn(sampleOffers, [...inState('awaitingDraw', 'ipo-1'), ...inState('won', 'ipo-3')])),
    now: moments.pictures,
    tab: 'all' as const,
    onTab: fn(),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
  play: ({ canvas }) => there(canvas),
})

type Canvas = { findAllByText: (text: RegExp) => Promise<unknown> }

/** What is fetched later is there. */
async function there(canvas: Canvas): Promise<void> {
  await canvas.findAllByText(/模擬です|simulated|模擬/)
}

/** What has to be done comes first; declining is as wide as paying. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { canvas } = context
    await there(canvas)
    const [decline, pay] = [
      canvas.getByRole('link', { name: say(context).abstain }),
      canvas.getByRole('link', { name: say(context).goPay }),
    ]
    const [one, other] = [decline.getBoundingClientRect(), pay.getBoundingClientRect()]
    await expect([one.width, one.height]).toEqual([other.width, other.height])
    await expect(decline.dataset.kind).toBe(pay.dataset.kind)
  },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

/** Before anything was applied for. */
export const NothingApplied = meta.story({
  args: { data: ready(plain) },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

/** What became of applications that are over. */
export const Over = meta.story({
  args: {
    data: ready(
      withOwn(sampleOffers, [
        ...inState('paymentComplete', 'ipo-1'),
        ...inState('notWon', 'ipo-3'),
        ...inState('cancelled', 'ipo-2'),
      ]),
    ),
  },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

export const Upcoming = meta.story({
  args: { tab: 'toBeSubscribed' },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

export const Ended = meta.story({
  args: { tab: 'ended' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getAllByRole('radio')[2] as HTMLElement)
    await expect(args.onTab.mock.calls).toEqual([['subscribing']])
  },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

/** None that can be applied for: when the next one can be. */
export const NoneOpen = meta.story({
  args: { data: ready(plain.slice(1)), tab: 'subscribing' },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

export const Empty = meta.story({
  args: { data: ready([]) },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says(/*FILL headings figures actions notices texts*/ {}, { publicAmounts: ['1520', '152000', '100', '0'] }),
})

export const Loading = meta.story({
  args: { data: loading() },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})

export const Refreshing = meta.story({
  args: { data: refreshing(plain) },
  ...says(/*FILL headings figures actions notices texts*/ {}),
})
