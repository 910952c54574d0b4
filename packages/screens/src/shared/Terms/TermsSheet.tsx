import { KeyValueList, Sheet, Stack, Text } from '@kabuto/ui-kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documents, type TermsName } from './documents.ts'

type TermsSheetProps = {
  /** Nothing while it is closed. */
  name: TermsName | undefined
  onClose: () => void
}

/** The terms or the privacy policy, read where one is asked to agree. */
export function TermsSheet({ name, onClose }: TermsSheetProps) {
  const { t } = useTranslation('terms')
  // Still there while the sheet goes down.
  const [last, setLast] = useState<TermsName>('terms')
  if (name !== undefined && name !== last) setLast(name)
  const { lead, passages } = documents[last]
  return (
    <Sheet open={name !== undefined} onClose={onClose} title={t(last)}>
      <Stack gap="6">
        <Text>{t(lead)}</Text>
        {passages.map((passage) => (
          <Stack key={passage.heading} gap="2">
            <Text as="h3" look="headline" short>
              {t(passage.heading)}
            </Text>
            {'text' in passage ? (
              <Text>{t(passage.text)}</Text>
            ) : (
              <KeyValueList
                items={passage.entries.map(([what, until, purpose]) => ({
                  label: t(what),
                  note: t(purpose),
                  value: t(until),
                }))}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Sheet>
  )
}
