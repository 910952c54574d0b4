import preview from '@kabuto/storybook/preview'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Banner } from '../Banner/Banner.tsx'
import { useSamples } from '../base/board.tsx'
import { Button } from '../Button/Button.tsx'
import { Change } from '../Change/Change.tsx'
import { Fees } from '../ConfirmSheet/Fees.tsx'
import { Totals } from '../ConfirmSheet/Totals.tsx'
import { LockIcon } from '../icons.ts'
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx'
import { LimitMeter } from '../LimitMeter/LimitMeter.tsx'
import { Money } from '../Money/Money.tsx'
import { MoneyStepper } from '../MoneyStepper/MoneyStepper.tsx'
import { NavBar } from '../NavBar/NavBar.tsx'
import { Page } from '../Page/Page.tsx'
import { Picker } from '../Picker/Picker.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { SegmentedTabs } from '../SegmentedTabs/SegmentedTabs.tsx'
import { Sheet } from '../Sheet/Sheet.tsx'
import { OrderTicket } from './OrderTicket.tsx'
import { OrderTicketBar } from './OrderTicketBar.tsx'
import { PriceChoices } from './PriceChoices.tsx'

type TicketOfProps = {
  state?: 'limit' | 'market' | 'blocked' | 'over' | 'sending'
  onSend: () => void
}

function none(): void {}

/** The ticket of the mock as a screen builds it. */
function TicketOf({ state = 'limit', onSend }: TicketOfProps) {
  const words = useSamples({
    ja: {
      title: '注文',
      name: '青葉精機',
      sub: '0712　東証プライム・現物と信用',
      side: '売買',
      buy: '買い',
      sell: '売り',
      type: '注文方法',
      limit: '指値',
      market: '成行',
      leverage: 'レバレッジ',
      once: '1倍',
      twice: '2倍',
      marketPrice: '成行（現在値）',
      range: '値幅制限 2,311.5〜3,311.5円',
      ask: '売気配',
      last: '現在値',
      bid: '買気配',
      quantity: '数量',
      lots: '100株単位・最大 1,200株',
      power: '買付余力 3,420,000円',
      used: '25.0% を使用',
      allUsed: '108.2%',
      over: '買付余力を 281,400円 超えています。',
      wrong: '1,200株以下で入力してください。',
      day: '受渡日 11/25（水）',
      lock: '約定から15分は売却不可',
      total: '概算の受渡代金',
      fees: '手数料 535円・印紙税 0円・サービス料 0円',
      next: '買い注文の確認へ',
      closed: '取引時間外です。次は 11/24（火）9:00 からです。',
      fix: '数量を直すと確認に進めます。',
      yen: '円',
      shares: '株',
      first: '100株から注文できます。',
    },
    en: {
      title: 'Order',
      name: 'Aoba Precision Machinery',
      sub: '0712　TSE Prime, cash and margin',
      side: 'Side',
      buy: 'Buy',
      sell: 'Sell',
      type: 'Order type',
      limit: 'Limit',
      market: 'Market',
      leverage: 'Leverage',
      once: '1×',
      twice: '2×',
      marketPrice: 'Market (last price)',
      range: '¥2,311.5 to ¥3,311.5',
      ask: 'Ask',
      last: 'Last',
      bid: 'Bid',
      quantity: 'Quantity',
      lots: 'Lots of 100, up to 1,200',
      power: 'Buying power ¥3,420,000',
      used: '25.0% used',
      allUsed: '108.2%',
      over: '¥281,400 over your buying power.',
      wrong: 'Enter 1,200 shares or fewer.',
      day: 'Settles Wed 25 Nov',
      lock: 'No selling for 15 minutes',
      total: 'Estimated amount due',
      fees: 'Commission ¥535, duty ¥0, service ¥0',
      next: 'Review buy order',
      closed: 'The market is closed. It opens Tue 24 Nov, 9:00.',
      fix: 'Change the quantity to continue.',
      yen: 'JPY',
      shares: 'shares',
      first: 'From 100 shares.',
    },
    'zh-Hant': {
      title: '委託',
      name: '青葉精機',
      sub: '0712　東證 Prime・現股與信用',
      side: '買賣',
      buy: '買進',
      sell: '賣出',
      type: '委託方式',
      limit: '限價',
      market: '市價',
      leverage: '槓桿',
      once: '1倍',
      twice: '2倍',
      marketPrice: '市價（現價）',
      range: '漲跌幅 2,311.5〜3,311.5日圓',
      ask: '賣價',
      last: '現價',
      bid: '買價',
      quantity: '數量',
      lots: '100股為單位・最多 1,200股',
      power: '可用資金 3,420,000日圓',
      used: '已使用 25.0%',
      allUsed: '108.2%',
      over: '超出可用資金 281,400日圓。',
      wrong: '請輸入 1,200股以下。',
      day: '交割日 11/25（三）',
      lock: '成交後15分鐘內不可賣出',
      total: '預估交割金額',
      fees: '手續費 535・印花稅 0・服務費 0',
      next: '確認買進委託',
      closed: '非交易時間。下次開市為 11/24（二）9:00。',
      fix: '修改數量後即可繼續。',
      yen: '日圓',
      shares: '股',
      first: '100股起可委託。',
    },
  })
  const [price, setPrice] = useState('2846')
  const [quantity, setQuantity] = useState(state === 'over' ? '1300' : '300')
  const [kind, setKind] = useState(state === 'market' ? 'market' : 'limit')
  const market = kind === 'market'
  const over = state === 'over'
  const reason = { blocked: words.closed, over: words.fix, limit: undefined, market: undefined, sending: undefined }[
    state
  ]
  const step = { up: { to: String(Number(price) + 0.5) }, down: { to: String(Number(price) - 0.5) } }
  const quotes = [
    [words.ask, '2846.5'],
    [words.last, '2846'],
    [words.bid, '2845.5'],
  ] as const
  return (
    <Page
      bleed
      nav={<NavBar title={words.title} back={{ href: '#/market/marketDetail' }} />}
      bottom={
        <OrderTicketBar
          total={{
            label: words.total,
            note: words.fees,
            value: <Money value={over ? 3700600 : 854335} currency="JPY" />,
          }}
        >
          <Button loading={state === 'sending'} disabledReason={reason} onClick={onSend}>
            {words.next}
          </Button>
        </OrderTicketBar>
      }
    >
      <OrderTicket
        stock={{
          name: words.name,
          sub: words.sub,
          price: <Money value={2846} currency="JPY" decimals={1} />,
          change: <Change percent={1.23} size="small" />,
        }}
        fields={{
          side: (
            <SegmentedTabs
              label={words.side}
              value="buy"
              onChange={none}
              options={[
                { value: 'buy', label: words.buy, side: 'buy' },
                { value: 'sell', label: words.sell, side: 'sell' },
              ]}
            />
          ),
          type: {
            label: words.type,
            control: (
              <SegmentedTabs
                label={words.type}
                value={kind}
                onChange={setKind}
                options={[
                  { value: 'limit', label: words.limit },
                  { value: 'market', label: words.market },
                ]}
              />
            ),
          },
          leverage: (
            <Picker
              label={words.leverage}
              value="1"
              onChange={none}
              placeholder=""
              options={[
                { value: '1', label: words.once },
                { value: '2', label: words.twice },
              ]}
            />
          ),
          price: market ? (
            <MoneyStepper
              label={words.marketPrice}
              value="2846"
              decimals={1}
              unit={words.yen}
              onChange={none}
              step={step}
              readOnly
            />
          ) : (
            <>
              <MoneyStepper
                label={words.limit}
                note={words.range}
                value={price}
                decimals={1}
                unit={words.yen}
                onChange={setPrice}
                step={step}
              />
              <PriceChoices
                choices={quotes.map(([label, value]) => ({
                  label,
                  price: <Money value={value} decimals={1} />,
                  selected: price === value,
                  onPress: () => setPrice(value),
                }))}
              />
            </>
          ),
          quantity: (
            <QuantityStepper
              label={words.quantity}
              note={words.lots}
              value={quantity}
              onChange={setQuantity}
              unit={words.shares}
              lot={100}
              limits={{ least: { value: 100, reason: words.first }, most: { value: 1200, reason: words.over } }}
              error={over ? words.wrong : undefined}
            />
          ),
        }}
        meter={
          over ? (
            <LimitMeter limit={words.power} used={words.allUsed} share={1.082} over={words.over} />
          ) : (
            <LimitMeter limit={words.power} used={words.used} share={0.25} />
          )
        }
        notes={{ settlement: words.day, lock: words.lock }}
      />
    </Page>
  )
}

const meta = preview.meta({
  title: 'Kit/OrderTicket',
  component: TicketOf,
  subcomponents: { OrderTicket, OrderTicketBar, PriceChoices },
  args: { onSend: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
})

/** Every control by the keyboard, in the order of the page. */
export const Playground = meta.story({
  async play({ args, canvas, userEvent }) {
    canvas.getByRole('radio', { name: '買い' }).focus()
    for (const name of ['指値', /^レバレッジ/, '指値を下げる']) {
      await userEvent.tab()
      await expect(document.activeElement).toHaveAccessibleName(name)
    }
    const ask = canvas.getByRole('button', { name: '売気配 2,846.5' })
    await expect(ask.offsetHeight).toBeGreaterThanOrEqual(44)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(ask).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: '指値' })).toHaveValue('2,846.5')
    await expect(ask).toHaveAttribute('aria-pressed', 'true')
    canvas.getByRole('button', { name: '数量を増やす' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '買い注文の確認へ' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
})

/** The price is that of the moment, and nobody can change it. */
export const Market = meta.story({
  name: '成行（価格は読むだけ）',
  args: { state: 'market' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: '成行（現在値）' })).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: /下げる/ })).toBeNull()
  },
})

export const Blocked = meta.story({
  name: '出せない理由',
  args: { state: 'blocked' },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: '買い注文の確認へ' })
    await expect(button).toHaveAccessibleDescription('取引時間外です。次は 11/24（火）9:00 からです。')
    await userEvent.click(button)
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

export const OutOfLimits = meta.story({
  name: '限度を超えた',
  args: { state: 'over' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: '数量' })).toBeInvalid()
    await expect(canvas.getByRole('meter')).toHaveAccessibleDescription(/281,400円 超えています/)
  },
})

export const Sending = meta.story({
  name: '送信中',
  args: { state: 'sending' },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: '送信中' }))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})

/** Selling what is held: in a Sheet, without a price, the quantity beside the kind. */
export const InSheet = meta.story({
  name: '売却（シートの中）',
  render: ({ onSend }) => (
    <Page nav={<NavBar title="建玉の詳細" back={{ href: '#/position/position' }} />}>
      <Sheet
        open
        onClose={none}
        title="売却"
        footer={
          <Button disabledReason="14:39 から売り注文を出せます。" onClick={onSend}>
            売り注文の確認へ
          </Button>
        }
      >
        <OrderTicket
          place="sheet"
          stock={{
            name: 'みなと海運',
            code: '0418',
            sub: '保有 1,000株・取得単価 1,188.4円',
            priceLabel: '買気配',
            price: <Money value={1204} currency="JPY" decimals={1} />,
          }}
          notice={
            <Banner tone="progress" icon={LockIcon}>
              <b>14:39 から売却できます</b>（模擬時刻 14:32）。入力した内容はこのまま残ります。
            </Banner>
          }
          fields={{
            type: {
              label: '注文方法',
              control: (
                <SegmentedTabs
                  label="注文方法"
                  value="market"
                  onChange={none}
                  options={[
                    { value: 'market', label: '成行' },
                    { value: 'limit', label: '指値' },
                  ]}
                />
              ),
            },
            quantity: (
              <QuantityStepper
                label="数量"
                value="1000"
                unit="株"
                lot={100}
                onChange={none}
                limits={{ most: { value: 1000, reason: '保有は 1,000株です。' } }}
              />
            ),
          }}
        >
          <KeyValueList
            items={[{ label: '約定代金（買気配で概算）', value: <Money value={1204000} currency="JPY" /> }]}
          />
          <Fees
            items={[
              { label: '売却手数料', tier: '標準・150万円以下', value: <Money value={640} currency="JPY" /> },
              { label: '印紙税', tier: '日本株に印紙税なし', value: <Money value={0} currency="JPY" /> },
              { label: 'サービス料', tier: '現物のため金利なし', value: <Money value={0} currency="JPY" /> },
            ]}
          />
          <Totals
            total={{ label: '概算の受取額', value: <Money value={1203360} currency="JPY" /> }}
            after={[
              { label: '買付費用も引いた損益', value: <Money value={14320} currency="JPY" signed coloured /> },
              { label: '受渡日', value: '11/25（水）　2営業日後' },
            ]}
          />
        </OrderTicket>
      </Sheet>
    </Page>
  ),
  async play({ canvas }) {
    const [type, quantity] = [canvas.getByText('成行'), canvas.getByRole('textbox', { name: '数量' })]
    await expect(canvas.getByRole('button', { name: '数量を増やす' })).toHaveAccessibleDescription(
      '保有は 1,000株です。',
    )
    await expect(type).toBeVisible()
    await expect(quantity).toHaveValue('1,000')
  },
})

export const Matrix = meta.story({ tags: ['vrt'] })
