import { formatMoney } from '../../packages/domain/src/shared/format/money.ts'
import { seeded, sideBySide } from '../sideBySide.ts'

// node bench/domain/formats.ts: formatMoney beside Intl.NumberFormat, and against the written rounding rule on a
// million values.

const random = seeded(20_261_120)
const amounts = Array.from({ length: 20_000 }, () => {
  const size = Math.floor(random() * 10)
  const sign = random() < 0.2 ? '-' : ''
  return `${sign}${Math.floor(random() * 10 ** size)}.${String(Math.floor(random() * 1000)).padStart(3, '0')}`
})

const cached = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const FEW = 200
const rates = sideBySide({
  formatMoney() {
    for (const amount of amounts) formatMoney(amount)
    return amounts.length
  },
  'a cached Intl.NumberFormat'() {
    for (const amount of amounts) cached.format(amount as `${number}`)
    return amounts.length
  },
  'a new Intl.NumberFormat'() {
    for (const amount of amounts.slice(0, FEW))
      new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
        amount as `${number}`,
      )
    return FEW
  },
})

for (const [name, rate] of Object.entries(rates))
  console.log(`${name}: ${Math.round(rate).toLocaleString('en')} a second`)
console.log(
  `formatMoney is ${(rates.formatMoney / rates['a cached Intl.NumberFormat']).toFixed(1)} × a cached ` +
    `Intl.NumberFormat (at least 3)`,
)
console.log(
  `formatMoney is ${(rates.formatMoney / rates['a new Intl.NumberFormat']).toFixed(0)} × a new ` +
    `Intl.NumberFormat (at least 100)`,
)

/** The rule of decisions §6b in whole thousandths: half away from zero, never −0, only an exact zero is `0`. */
function written(thousandths: bigint): string {
  if (thousandths === 0n) return '0'
  const size = thousandths < 0n ? -thousandths : thousandths
  const cents = (size + 5n) / 10n
  const digits = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${thousandths < 0n && cents > 0n ? '−' : ''}${digits}.${String(cents % 100n).padStart(2, '0')}`
}

const VALUES = 1_000_000
let disagreements = 0
for (let index = 0; index < VALUES; index += 1) {
  const thousandths = BigInt(Math.floor((random() - 0.4) * 10 ** (1 + Math.floor(random() * 14))))
  const size = thousandths < 0n ? -thousandths : thousandths
  const text = `${thousandths < 0n ? '-' : ''}${size / 1000n}.${String(size % 1000n).padStart(3, '0')}`
  if (formatMoney(text) !== written(thousandths)) disagreements += 1
}
console.log(`${disagreements} disagreements with the written rounding rule on ${VALUES.toLocaleString('en')} values`)
process.exitCode = disagreements > 0 ? 1 : 0
