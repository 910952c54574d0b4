import { cashOf, type Document } from '@kabuto/domain/documents'
import { Money, Stack } from '@kabuto/ui-kit'

/** What a document has moved of the cash, in each currency; ― where nothing is booked. */
export function DocumentCash({ document }: { document: Document }) {
  const cash = cashOf(document)
  if (cash.length === 0) return <Money value={undefined} currency="JPY" />
  return (
    <Stack gap="1">
      {cash.map(({ currency, amount }) => (
        <Money key={currency} value={amount} currency={currency} signed />
      ))}
    </Stack>
  )
}
