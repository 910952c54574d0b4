import type { Fault } from './fault.ts'

const folder = 'packages/screens/src'
const kit = 'packages/ui-kit/src'

function inStories(file: string, test?: string): Fault['noticedBy'] {
  return { run: 'stories', file: `${file}.stories.tsx`, ...(test === undefined ? {} : { test }) }
}

const home = inStories(`${folder}/home/Home/HomeScreen`)
const funds = inStories(`${folder}/funds/Funds/FundsScreen`)
const withdraw = inStories(`${folder}/funds/Withdraw/WithdrawScreen`)
const member = inStories(`${folder}/account/Member/MemberScreen`)

export const screens: readonly Fault[] = [
  {
    rule: 'a rejection is shown in the tone of danger',
    file: `${folder}/funds/Record/RecordBadge.tsx`,
    was: 'tone={toneOfState[state]}',
    becomes: 'tone="success"',
    noticedBy: funds,
  },
  {
    rule: 'the tone of a state is the one of the design',
    file: 'packages/domain/src/shared/machine/states.ts',
    was: "rejected: 'danger'",
    becomes: "rejected: 'success'",
    noticedBy: { run: 'domain', file: 'packages/domain/src/shared/machine/states.test.ts' },
  },
  {
    rule: 'dollars are shown as dollars',
    file: `${folder}/funds/Funds/Figures.tsx`,
    was: 'currency="USD"',
    becomes: 'currency="JPY"',
    noticedBy: funds,
  },
  {
    rule: 'a sheet that was opened again stays open when the browser tells of the closing before',
    file: `${kit}/base/modal.ts`,
    was: 'event.target === dialog && !dialog.open',
    becomes: 'event.target === dialog',
    noticedBy: inStories(`${kit}/Sheet/Sheet`, '閉じてすぐ開く'),
  },
  {
    rule: 'under the mask Home tells none of its figures',
    file: 'packages/ui-kit/src/base/mask.ts',
    was: 'return own ?? all',
    becomes: 'return own ?? false',
    noticedBy: home,
  },
  {
    rule: 'under the mask Home does not tell by how much it has changed',
    file: `${folder}/shared/DayChange.tsx`,
    was: 'own\n          {...changeOf(funds)}',
    becomes: '{...changeOf(funds)}',
    noticedBy: home,
  },
  {
    rule: 'the Japanese page is in Japanese',
    file: `${folder}/funds/messages/ja.ts`,
    was: "withdraw: '出金'",
    becomes: "withdraw: 'Withdraw'",
    noticedBy: withdraw,
  },
  {
    rule: 'the English page is in English',
    file: `${folder}/home/messages/en.ts`,
    was: "available: 'Buying power'",
    becomes: "available: '買付余力'",
    noticedBy: home,
  },
  {
    rule: 'an exchange rate is told to two decimals',
    file: `${folder}/funds/Breakdown/useLines.tsx`,
    was: 'currency="JPY" decimals={2}',
    becomes: 'currency="JPY"',
    noticedBy: funds,
  },
  {
    rule: 'a wrong fund password is told at its field',
    file: `${folder}/funds/Withdraw/WithdrawFields.tsx`,
    was: "{...errorOf('fundPassword')}",
    becomes: '',
    noticedBy: withdraw,
  },
  {
    rule: 'a board is a table with a name',
    file: `${kit}/QuoteBoard/QuoteBoard.tsx`,
    was: '<Table aria-label={label}',
    becomes: '<Table',
    noticedBy: inStories(`${kit}/QuoteBoard/QuoteBoard`),
  },
  {
    rule: 'a loss stands with its sign and in the colour of a fall',
    file: `${folder}/home/Home/Assets.tsx`,
    was: "coloured={name === 'gain'}",
    becomes: 'coloured={false}',
    noticedBy: home,
  },
  {
    rule: 'what was not received is shown as nothing received',
    file: `${folder}/funds/Record/WithdrawalFacts.tsx`,
    was: "value={state === 'pending' || state === 'passed' ? amount : '0'}",
    becomes: 'value={amount}',
    noticedBy: funds,
  },
  {
    rule: 'the reason of a rejection stands with the record',
    file: `${folder}/funds/Funds/RecordRow.tsx`,
    was: "state === 'rejected' && reason !== undefined && (",
    becomes: "state === 'passed' && reason !== undefined && (",
    noticedBy: funds,
  },
  {
    rule: 'what is withdrawn is read as what is received only where the amount holds',
    file: `${folder}/funds/Withdraw/WithdrawFields.tsx`,
    was: 'const amountHolds = !form.found',
    becomes: 'const amountHolds = form.found',
    noticedBy: withdraw,
  },
  {
    rule: 'a member under review is not shown as one that nobody has looked at',
    file: `${folder}/account/Member/identity.ts`,
    was: "word: 'identityUnderReview' },\n  verified",
    becomes: "word: 'identityUnverified' },\n  verified",
    noticedBy: member,
  },
  {
    rule: 'what bars all of a withdrawal stands in place of its button',
    file: `${folder}/funds/Withdraw/WithdrawScreen.tsx`,
    was: 'bottom={\n          known && !barred &&',
    becomes: 'bottom={\n          known &&',
    noticedBy: withdraw,
  },
  {
    rule: 'a refusal that the card says is not said again at its field',
    file: `${folder}/shared/useRefusalCard.ts`,
    was: '? { errorId: titleId }',
    becomes: '? { error: words(refusal) }',
    noticedBy: withdraw,
  },
  {
    rule: 'each part of Home is tried again by itself',
    file: `${folder}/home/Home/HomeScreen.tsx`,
    was: 'onRetry: () => onRetryPart(part)',
    becomes: 'onRetry',
    noticedBy: home,
  },
  {
    rule: 'where nothing can be read Home says so once',
    file: `${folder}/home/Home/HomeScreen.tsx`,
    was: "hushed: data.state === 'failed' ||",
    becomes: 'hushed:',
    noticedBy: home,
  },
  {
    rule: 'the afternoon in Tokyo lasts until the close',
    file: `${folder}/shared/MarketState/useSession.ts`,
    was: "'sessionAfternoon', 'open', 'close'",
    becomes: "'sessionAfternoon', 'open', 'end'",
    noticedBy: inStories(`${folder}/shared/MarketState/MarketState`),
  },
  {
    rule: 'a deposit that is asked for by its number is open',
    file: `${folder}/funds/Funds/Records.tsx`,
    was: 'open ?? asked !== undefined',
    becomes: 'open ?? false',
    noticedBy: funds,
  },
  {
    rule: 'adding and taking out money lead to their own pages',
    file: `${folder}/shared/MoneyWays.tsx`,
    was: "{ screen: 'withdraw', word: 'wayWithdraw'",
    becomes: "{ screen: 'deposit', word: 'wayWithdraw'",
    noticedBy: home,
  },
]
