import { hrefTo } from '@kabuto/domain/paths'
import { idle, moments, refused, refuse, type Submission, sending } from '@kabuto/domain/shared'
import { Button, Money, NavBar, Page, Stack } from '@kabuto/ui-kit'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn, within } from 'storybook/test'
import { Course } from './Course.tsx'
import { OfferBadge } from './OfferBadge.tsx'
import { EvenChoice } from './EvenChoice.tsx'
import { OfferBar } from './OfferBar.tsx'
import { OfferConfirmLater } from './OfferConfirmLater.tsx'
import { OfferHead } from './OfferHead.tsx'
import { OfferMoney } from './OfferMoney.tsx'
import { OfferPart } from './OfferPart.tsx'
import { Risks } from './Risks.tsx'
import { Stakes } from './Stakes.tsx'
import { UnitsField } from './UnitsField.tsx'
import { useConfirming } from './useConfirming.ts'
import { useSellFee } from './useSellFee.tsx'

const yen = (value: string) => <Money value={value} currency="JPY" masked={false} />
const power = { before: '3420000', after: '1048000' }

type SampleProps = { submission: Submission<unknown>; reason?: string; onAccept: () => void; onDecline: () => void }

/** All parts in the order in which an offer shows them. Names replace those of a screen. */
function Sample({ submission, reason, onAccept, onDecline }: SampleProps) {
  const confirming = useConfirming(submission)
  const sellFee = useSellFee({ value: '2372000', quantity: 2000 }, moments.pictures)
  return (
    <Page
      nav={<NavBar title="0418" back={{ href: '#/home/index' }} />}
      bottom={
        <OfferBar
          total={{ label: '0418', value: yen('2372000') }}
          decline={{ label: '×', onPress: onDecline }}
          accept={{ label: '○', onPress: confirming.ask }}
          submission={submission}
          reason={reason}
        />
      }
    >
      <Stack>
        <OfferPart title="0712">
          <OfferHead name="0418" sub="0418" badge={<OfferBadge state="subscribing" />} as="h3" />
          <UnitsField
            label="0418"
            value="2000"
            onChange={fn()}
            unit="0418"
            lot={1000}
            least={1000}
            most={2000}
            format={String}
          />
          <OfferMoney
            fees={[{ label: '0418', tier: '0', value: yen('0') }]}
            total={{ label: '0712', value: yen('2372000') }}
            power={{ ...power, note: '0418' }}
            later={[sellFee]}
          />
        </OfferPart>
        <Stakes
          loss={{ label: '−', value: yen('2372000') }}
          gain={{ label: '+', value: yen('37000') }}
          held={{ value: '1' }}
          costs={{ value: yen('0') }}
          decided={{ value: '2', note: '3' }}
        />
        <Risks items={['0418']} />
        <Course entries={[{ id: '1', title: '0418', progress: 'now' }]} />
        <OfferConfirmLater
          asked={{
            confirming,
            title: '0418',
            offer: { name: '0418' },
            lines: [],
            total: { label: '0712', value: yen('2372000') },
            power,
            binds: '0418',
            send: { label: '0712', onPress: onAccept },
          }}
        />
      </Stack>
    </Page>
  )
}

const meta = preview.meta({
  title: 'Screens/Shared/Offer',
  component: Sample,
  args: { submission: idle<unknown>(), onAccept: fn(), onDecline: fn() },
  parameters: { layout: 'fullscreen' },
})

const boxOf = (element: HTMLElement): { width: number; height: number } => {
  const { width, height } = element.getBoundingClientRect()
  return { width: Math.round(width), height: Math.round(height) }
}

/** Declining is as wide, as high and of the same kind as accepting. */
export const Even = meta.story({
  async play({ args, canvas, userEvent }) {
    const [decline, accept] = [canvas.getByRole('button', { name: '×' }), canvas.getByRole('button', { name: '○' })]
    await expect(boxOf(decline)).toEqual(boxOf(accept))
    await expect(decline.dataset.kind).toBe(accept.dataset.kind)
    // The way out comes first.
    await expect(decline.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(decline)
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
  ...says({
    figures: {
      '0418': '0円 — 0 ―',
      '0418 2': '2,372,000円',
      '0712': '[strong] 2,372,000円',
      申込後の買付余力: '1,048,000円 — いま 3,420,000円 0418',
      売却手数料の目安: '1,013円 — 2,372,000円で売る場合・標準・3,000万円以下',
      '−': '2,372,000円',
      '+': '37,000円',
      拘束される額と期間: '1',
      費用の合計: '0円',
      決まり方: '2 — 3',
    },
  }),
})

/** What cannot be sent says why, above both, and they stay even. */
export const Incomplete = meta.story({
  args: { reason: '0' },
  async play({ canvas }) {
    const [decline, accept] = [canvas.getByRole('button', { name: '×' }), canvas.getByRole('button', { name: '○' })]
    await expect(boxOf(decline)).toEqual(boxOf(accept))
    await expect(accept).toHaveAttribute('aria-disabled', 'true')
    await expect(accept).toHaveAccessibleDescription('0')
    await expect(decline).not.toHaveAttribute('aria-disabled')
  },
})

/** The confirmation can be closed. */
export const LastLook = meta.story({
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '○' }))
    const sheet = within(await canvas.findByRole('dialog'))
    const [send, edit] = [sheet.getByRole('button', { name: '0712' }), sheet.getAllByRole('button').at(-1)]
    if (edit) await expect(boxOf(edit).width).toBe(boxOf(send).width)
    await userEvent.click(send)
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
})

/** While it is sent nothing else can be done about it; an answer closes the confirmation. */
export const Sending = meta.story({ args: { submission: sending() } })

export const Refused = meta.story({ args: { submission: refused([refuse('offline', {})]) } })

/** Two ways that lead elsewhere are even, too. */
export const Links = meta.story({
  render: () => (
    <Page nav={<NavBar title="0418" back={{ href: '#/home/index' }} />}>
      <EvenChoice
        decline={{ label: '×', href: hrefTo('offerings') }}
        accept={<Button href={hrefTo('applications')}>○</Button>}
      />
    </Page>
  ),
  ...says({ actions: { 戻る: '#/home/index', '×': hrefTo('offerings'), '○': hrefTo('applications') } }),
})
