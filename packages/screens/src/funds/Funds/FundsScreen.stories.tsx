import { sampleMember } from '@kabuto/domain/account'
import { sampleFunds, sampleWithdrawal, sampleWithdrawals, type Withdrawal } from '@kabuto/domain/funds'
import {
  confirming,
  done,
  failed,
  idle,
  type Language,
  loading,
  ready,
  refreshing,
  refused,
  refuse,
  sending,
  type Submission,
} from '@kabuto/domain/shared'
import { kitWords, PageBottom } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import { SampleTabBar } from '../../shared/SampleTabBar.tsx'
import { FundsScreen } from './FundsScreen.tsx'
import { inLanguage } from '../../shared/inLanguage.ts'
import { cardShown } from '../../shared/Refusal/cardShown.ts'
import { en } from '../messages/en.ts'
import { ja } from '../messages/ja.ts'
import { zhHant } from '../messages/zhHant.ts'
import { en as sharedEn } from '../../shared/messages/en.ts'
import { ja as sharedJa } from '../../shared/messages/ja.ts'
import { zhHant as sharedZhHant } from '../../shared/messages/zhHant.ts'
import { figureWords } from '../Breakdown/figureWords.ts'
import type { FigureName } from '../Breakdown/useLines.tsx'

const words: Record<Language, Record<keyof typeof ja, string>> = { ja, en, 'zh-Hant': zhHant }

const sampleData = { member: sampleMember, funds: sampleFunds }

const meta = preview.meta({
  title: 'Screens/Funds/Funds',
  component: FundsScreen,
  args: {
    data: ready(sampleData),
    records: ready(sampleWithdrawals),
    cancelOf: forFirst(idle()),
    onCancel: fn(),
    onRetry: fn(),
    onRetryRecords: fn(),
  },
  decorators: [
    (Story) => (
      <PageBottom value={<SampleTabBar current="funds" />}>
        <Story />
      </PageBottom>
    ),
  ],
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'] })

export const Loading = meta.story({ args: { data: loading(), records: loading() } })

export const Failed = meta.story({
  args: { data: failed(refuse('systemBusy', { reference: '7F3A-20' })) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** No withdrawal was ever asked for. */
export const Empty = meta.story({ tags: ['vrt'], args: { records: ready([]) } })

export const Refreshing = meta.story({ args: { data: refreshing(sampleData), records: refreshing(sampleWithdrawals) } })

export const RecordsLoading = meta.story({ args: { records: loading() } })

export const RecordsFailed = meta.story({
  args: { records: failed(refuse('timeout', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度試す|Try again|再試一次/ }))
    await expect(args.onRetryRecords).toHaveBeenCalledOnce()
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

/** The last reading failed: what was read before stays, with its age and a way to try again. */
export const Stale = meta.story({
  tags: ['vrt'],
  args: {
    data: ready(sampleData, { since: Date.parse('2026-11-20T14:05:00+09:00'), refusal: refuse('timeout', {}) }),
  },
  async play({ args, canvas, userEvent, globals }) {
    const shared = inLanguage({ ja: sharedJa, en: sharedEn, 'zh-Hant': sharedZhHant }, { globals })
    const note = canvas.getByRole('status')
    await expect(note).toHaveTextContent('14:05')
    await expect(canvas.getByText(inLanguage(words, { globals }).records)).toBeVisible()
    await userEvent.click(within(note).getByRole('button', { name: shared.retry }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** The state of the first record; nothing has been asked of the others. */
function forFirst(submission: Submission<Withdrawal>) {
  return (id: string): Submission<Withdrawal> => (id === sampleWithdrawal.id ? submission : idle())
}

type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals'>

function button({ canvas, globals }: Play, word: keyof typeof ja): HTMLElement {
  return canvas.getByRole('button', { name: inLanguage(words, { globals })[word] })
}

async function askToCancel(context: Play): Promise<void> {
  const { canvas, userEvent } = context
  await userEvent.click(canvas.getByRole('button', { name: /KB20261120-004182/ }))
  await userEvent.click(button(context, 'cancel'))
}

export const CancelAsked = meta.story({
  async play(context) {
    await askToCancel(context)
    await expect(button(context, 'cancelKeep')).toHaveFocus()
  },
})

async function cancelIt(context: Play & { args: { onCancel: (id: string) => void } }): Promise<void> {
  await askToCancel(context)
  await context.userEvent.click(button(context, 'cancelAct'))
  await expect(context.args.onCancel).toHaveBeenCalledOnce()
  await expect(context.args.onCancel).toHaveBeenCalledWith('w1')
}

export const Sending = meta.story({
  args: { cancelOf: forFirst(sending()) },
  async play(context) {
    await askToCancel(context)
    await context.userEvent.click(button(context, 'cancelAct'))
    await expect(context.canvas.getByRole('button', { name: inLanguage(kitWords, context).sending })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

/** It passed while the question was on the screen. */
export const Refused = meta.story({
  tags: ['vrt'],
  args: { cancelOf: forFirst(refused([refuse('notPending', { state: 'passed' })])) },
  async play(context) {
    await cancelIt(context)
    await cardShown(context.canvas)
    await waitFor(() => expect(context.canvas.getByRole('alert')).toHaveFocus())
  },
})

export const Confirming = meta.story({
  args: { cancelOf: forFirst(confirming()) },
  play: (context) => cancelIt(context),
})

export const Cancelled = meta.story({
  args: {
    cancelOf: forFirst(done({ ...sampleWithdrawal, state: 'cancelled', decidedAt: '2026-11-20T14:32:40+09:00' })),
    openRecord: 'w1',
  },
  play: ({ canvas, globals }) =>
    expect(canvas.queryByRole('button', { name: inLanguage(words, { globals }).cancel })).toBeNull(),
})

export const Rejected = meta.story({ args: { openRecord: 'w3' } })

export const Frozen = meta.story({
  args: {
    data: ready({
      ...sampleData,
      member: {
        ...sampleMember,
        blocks: { frozen: { reason: '本人確認の再審査', since: '2026-11-18T09:00:00+09:00' } },
      },
    }),
  },
})

const marginCall = { cover: '182400', due: '2026-11-25', closeAt: '2026-11-25T12:30:00+09:00' }
export const MarginCall = meta.story({
  args: { data: ready({ ...sampleData, funds: { ...sampleFunds, margin: { ratio: '17.42', call: marginCall } } }) },
})

/** More is owed and reserved than is settled: the lines still add up. */
const nothing = { ...sampleFunds, settled: '900000', cash: '1098642', withdrawable: '0' }

function breakdownOf(figure: FigureName) {
  return async (context: Play): Promise<void> => {
    const { canvas, userEvent } = context
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${inLanguage(words, context)[figureWords[figure]]}`) }),
    )
    await expect(canvas.getByRole('dialog')).toBeVisible()
  }
}

export const TotalBreakdown = meta.story({ play: breakdownOf('total') })
export const CashBreakdown = meta.story({ play: breakdownOf('cash') })
export const AvailableBreakdown = meta.story({ play: breakdownOf('available') })
export const FrozenBreakdown = meta.story({ play: breakdownOf('frozen') })
export const WithdrawableBreakdown = meta.story({ tags: ['vrt'], play: breakdownOf('withdrawable') })
export const NothingWithdrawable = meta.story({
  args: { data: ready({ ...sampleData, funds: nothing }) },
  play: breakdownOf('withdrawable'),
})
export const ProfitBreakdown = meta.story({ play: breakdownOf('profit') })
export const DollarBreakdown = meta.story({ play: breakdownOf('usd') })
