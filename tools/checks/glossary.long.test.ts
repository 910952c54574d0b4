import { expect, test } from 'vitest'
import { glossary } from './glossary.ts'
import { type Fault, withPlanted } from './planted.ts'

const said = (faults: Record<string, Fault>): Promise<string[]> => withPlanted(faults, (copy) => glossary.run(copy))

test('a struck word in each kind of words, and a code name', async () => {
  const output = await said({
    'packages/screens/src/funds/messages/zhHant.ts': (text) =>
      text.replace("recordsDeposits: '存款'", "recordsDeposits: '入金'"),
    'packages/screens/src/records/messages/en.ts': (text) =>
      text.replace("recordNumber: 'Reference'", "recordNumber: 'Order numbers'"),
    'packages/ui-kit/src/words/copying.ts': (text) => text.replace('長押しで選べます', '押すと選べます'),
    'packages/domain/src/shared/refusal/refusals/ja.ts': (text) => text.replace('混み合っています', 'systemBusy です'),
    'packages/domain/src/shared/refusal/successes/zhHant.ts': (text) => text.replace('已申請存款', '已申請入金'),
    // Words that members may ask in, and addresses, are not ours.
    'db.json': (text) => text.replace('"存款步驟"', '"入金步驟"'),
  })
  expect(output.toSorted()).toEqual([
    'db.json intents 5 suggestion zh-Hant says “入金” in zh-Hant, the word is “存款”',
    'packages/domain/src/shared/refusal/refusals systemBusy shows a code name in ja: systemBusy',
    'packages/domain/src/shared/refusal/successes deposited says “入金” in zh-Hant, the word is “存款”',
    'packages/screens/src/funds/messages recordsDeposits says “入金” in zh-Hant, the word is “存款”',
    'packages/screens/src/records/messages recordNumber says “order number” in en, the word is “Reference”',
    'packages/ui-kit/src/words/copying.ts notCopied says “押すと” in ja, the word is “タップ”',
  ])
})

test('a struck word counts as a word of its own, not inside another, nor in the name of a parameter', async () => {
  const output = await said({
    'packages/screens/src/home/messages/zhHant.ts': (text) => text.replace("'目前沒有。'", "'請輸入金額。'"),
    'packages/screens/src/home/messages/ja.ts': (text) => text.replace("'まだありません。'", "'くじらです。'"),
    'packages/screens/src/home/messages/en.ts': (text) =>
      text.replace("'Nothing yet.'", "'Clicker and spinning, {{userId}}.'"),
  })
  expect(output).toEqual([])
})

test('a row that nobody uses, one that is not whole, and a page without the table', async () => {
  const output = await said({
    'docs/glossary.md': (text) =>
      `${text}| 株主優待 | Shareholder perk | 股東優惠 | \`perksOfAll\` | A gift. |\n| 印 | Seal | 章 | | |\n| 印 | ` +
      `Seal | 章 | | Mark. | 5 |\n`,
  })
  expect(output).toEqual([
    'docs/glossary.md: no words say “株主優待” in ja',
    'docs/glossary.md: no words say “Shareholder perk” in en',
    'docs/glossary.md: no words say “股東優惠” in zh-Hant',
    'docs/glossary.md: no source has the code name perksOfAll',
    'docs/glossary.md has a row that is not whole: | 印 | Seal | 章 | | |',
    'docs/glossary.md has a row that is not whole: | 印 | Seal | 章 | | Mark. | 5 |',
  ])
  expect((await said({ 'docs/glossary.md': '# Glossary\n' })).join('\n')).toMatch(/has no table/)
})
