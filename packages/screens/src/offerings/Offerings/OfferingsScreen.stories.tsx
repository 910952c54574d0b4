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

/** The current step of each offer, as it is read out; none where all are done. */
const stepsNow = (canvasElement: HTMLElement): string[] =>
  [...canvasElement.querySelectorAll('[aria-current="step"]')].map((step) => step.textContent)

/** What has to be done comes first; declining is as wide as paying. */
export const Ready = meta.story({
  tags: ['vrt'],
  async play(context) {
    const { canvas, canvasElement } = context
    await there(canvas)
    await expect(canvas.getByRole('radiogroup', { name: say(context).tabs })).toBeInTheDocument()
    await expect(canvas.getAllByRole('list', { name: say(context).stages })).toHaveLength(2)
    await expect(stepsNow(canvasElement)).toEqual([
      expect.stringContaining(say(context).stage_pay),
      expect.stringContaining(say(context).stage_draw),
    ])
    const [decline, pay] = [
      canvas.getByRole('link', { name: say(context).abstain }),
      canvas.getByRole('link', { name: say(context).goPay }),
    ]
    const [one, other] = [decline.getBoundingClientRect(), pay.getBoundingClientRect()]
    await expect([one.width, one.height]).toEqual([other.width, other.height])
    await expect(decline.dataset.kind).toBe(pay.dataset.kind)
  },
  ...says({
    headings: ['IPO', '桔梗ロボティクス'],
    figures: {
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      ' 3': '上場 11/20（金）',
      公開価格: '1,520円',
      当選: '200株',
      払込額: '304,000円',
    },
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      辞退する: '#/market/subscribeDetail?id=ipo-3&act=abstain',
      払込へ進む: '#/market/subscribeDetail?id=ipo-3',
      ['桔梗ロボティクス 抽選待ち 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 ' +
      '申込 300株 申込額 456,000円']: '#/market/subscribeDetail?id=ipo-1',
      '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
    },
    notices: [],
    texts: [
      '[success] 当選 200株',
      '0B27 東証グロース',
      '払込',
      '11/16（月）12:00',
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

/** Before anything was applied for. */
export const NothingApplied = meta.story({
  args: { data: ready(plain) },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      ['桔梗ロボティクス 申込中 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 ' +
      '1単位 100株 1単位の金額 152,000円']: '#/market/subscribeDetail?id=ipo-1',
      '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
      ['桔梗ロボティクス 受付終了 0B27 東証グロース 申込 11/10（火）11:00 抽選 11/10（火）18:00 払込 11/16（月）12:00 上場 11/20（金） 公開価格 1,520円 ' +
      '1単位 100株 1単位の金額 152,000円']: '#/market/subscribeDetail?id=ipo-3',
    },
    notices: [],
    texts: [
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

/** The text of one offer, whichever its current step. */
const oneOffer = says({
  headings: ['IPO'],
  figures: {},
  actions: {
    戻る: '#/home/index',
    申込履歴: '#/market/subscribeRecord',
    ['桔梗ロボティクス 申込中 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 1単位 ' +
    '100株 1単位の金額 152,000円']: '#/market/subscribeDetail?id=ipo-1',
  },
  notices: [],
  texts: [
    '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
  ],
})

/** Between the deadline and the draw nothing can be applied for. */
export const BeforeDraw = meta.story({
  args: { data: ready(plain.slice(0, 1)), now: Date.parse('2026-11-24T12:00:00+09:00') },
  async play(context) {
    await there(context.canvas)
    await expect(stepsNow(context.canvasElement)).toEqual([expect.stringContaining(say(context).stage_draw)])
  },
  ...oneOffer,
})

/** After the draw what was won is paid for. */
export const BeforePayment = meta.story({
  args: { data: ready(plain.slice(0, 1)), now: Date.parse('2026-11-25T12:00:00+09:00') },
  async play(context) {
    await there(context.canvas)
    await expect(stepsNow(context.canvasElement)).toEqual([expect.stringContaining(say(context).stage_pay)])
  },
  ...oneOffer,
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
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      ['桔梗ロボティクス 払込済み 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 ' +
      '当選 100株 払込済み 152,000円']: '#/market/subscribeDetail?id=ipo-1',
      '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
      ['桔梗ロボティクス 落選 0B27 東証グロース 申込 11/10（火）11:00 抽選 11/10（火）18:00 払込 11/16（月）12:00 上場 11/20（金） 公開価格 1,520円 申込 ' +
      '300株 申込額 456,000円']: '#/market/subscribeDetail?id=ipo-3',
    },
    notices: [],
    texts: [
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

export const Upcoming = meta.story({
  args: { tab: 'toBeSubscribed' },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
    },
    notices: [],
    texts: [
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

export const Ended = meta.story({
  args: { tab: 'ended' },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(canvas.getAllByRole('radio')[2] as HTMLElement)
    await expect(args.onTab.mock.calls).toEqual([['subscribing']])
  },
  ...says({
    headings: ['IPO', '桔梗ロボティクス'],
    figures: {
      '': '申込 11/10（火）11:00',
      ' 2': '抽選 11/10（火）18:00',
      ' 3': '上場 11/20（金）',
      公開価格: '1,520円',
      当選: '200株',
      払込額: '304,000円',
    },
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      辞退する: '#/market/subscribeDetail?id=ipo-3&act=abstain',
      払込へ進む: '#/market/subscribeDetail?id=ipo-3',
    },
    notices: [],
    texts: [
      '[success] 当選 200株',
      '0B27 東証グロース',
      '払込',
      '11/16（月）12:00',
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

/** Nothing in the tab, and the next one by its name and time. */
const nextOpens = says({
  headings: ['IPO'],
  figures: {},
  actions: { 戻る: '#/home/index', 申込履歴: '#/market/subscribeRecord' },
  notices: [],
  texts: [
    '該当するIPOはありません',
    '次は桔梗ロボティクスです。12/1（火）0:00 から申し込めます（模擬時刻）。',
    '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
  ],
})

/** None that can be applied for: when the next one can be. */
export const NoneOpen = meta.story({
  args: { data: ready(plain.slice(1)), tab: 'subscribing' },
  ...nextOpens,
})

/** Of several the one that opens first is named. */
export const NextOfTwo = meta.story({
  args: {
    data: ready(
      plain.slice(1, 2).flatMap((own) => [
        {
          ...own,
          offer: {
            ...own.offer,
            id: 'ipo-4',
            subscriptionFrom: '2026-12-03T00:00:00+09:00',
            deadline: '2026-12-04T11:00:00+09:00',
          },
        },
        own,
      ]),
    ),
    tab: 'subscribing',
  },
  ...nextOpens,
})

export const Empty = meta.story({
  args: { data: ready([]) },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: { 戻る: '#/home/index', 申込履歴: '#/market/subscribeRecord' },
    notices: [],
    texts: [
      '該当するIPOはありません',
      '新しいIPOは、受付が始まる前からここに並びます。',
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})

export const Masked = meta.story({
  globals: { figures: 'hidden' },
  ...says(
    {
      headings: ['IPO', '桔梗ロボティクス'],
      figures: {
        '': '申込 11/10（火）11:00',
        ' 2': '抽選 11/10（火）18:00',
        ' 3': '上場 11/20（金）',
        公開価格: '1,520円',
        当選: '••••株',
        払込額: '••••',
      },
      actions: {
        戻る: '#/home/index',
        申込履歴: '#/market/subscribeRecord',
        辞退する: '#/market/subscribeDetail?id=ipo-3&act=abstain',
        払込へ進む: '#/market/subscribeDetail?id=ipo-3',
        ['桔梗ロボティクス 抽選待ち 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 ' +
        '申込 ••••株 申込額 ••••']: '#/market/subscribeDetail?id=ipo-1',
        '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
      },
      notices: [],
      texts: [
        '[success] 当選 ••••株',
        '0B27 東証グロース',
        '払込',
        '11/16（月）12:00',
        '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
      ],
    },
    { publicAmounts: ['1520', '152000', '100', '0'] },
  ),
})

export const Loading = meta.story({
  args: { data: loading() },
  play: ({ canvas }) => void canvas.getByRole('heading', { level: 1 }),
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: { 戻る: '#/home/index', 申込履歴: '#/market/subscribeRecord' },
    fields: {},
    notices: [],
    texts: [],
  }),
})

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      もう一度試す: 'button',
      お問い合わせ: '#/user/kf',
    },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({
  args: { data: refreshing(plain) },
  ...says({
    headings: ['IPO'],
    figures: {},
    actions: {
      戻る: '#/home/index',
      申込履歴: '#/market/subscribeRecord',
      ['桔梗ロボティクス 申込中 0K3A 東証グロース 申込 11/24（火）11:00 抽選 11/24（火）18:00 払込 11/30（月）12:00 上場 12/4（金） 公開価格 1,520円 ' +
      '1単位 100株 1単位の金額 152,000円']: '#/market/subscribeDetail?id=ipo-1',
      '桔梗ロボティクス 申込前 0M18 東証グロース 12/1（火）0:00 から申込': '#/market/subscribeDetail?id=ipo-2',
      ['桔梗ロボティクス 受付終了 0B27 東証グロース 申込 11/10（火）11:00 抽選 11/10（火）18:00 払込 11/16（月）12:00 上場 11/20（金） 公開価格 1,520円 ' +
      '1単位 100株 1単位の金額 152,000円']: '#/market/subscribeDetail?id=ipo-3',
    },
    notices: [],
    texts: [
      '抽選は模擬です。申込は1銘柄につき1回で、何度でも変更できます。申込と当選では、手数料もお金の拘束もありません。',
    ],
  }),
})
