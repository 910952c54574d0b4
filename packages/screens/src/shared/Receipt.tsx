import { ActionBar, Button, Card, NavBar, Page, Row, Seal, Stack, Text } from '@kabuto/ui-kit'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusHeading } from './focusHeading.ts'

type ReceiptProps = {
  title: string
  lead: string
  /** What it is about, large. */
  figure: ReactNode
  /** What happens next, or what became of it. */
  outcome: string
  facts: ReactNode
  back: { label: string; href: string }
  /** What can still be done about it. */
  children?: ReactNode
}

/** Takes the place of a form once it was sent: what, what happens next, all its facts. The focus goes to its title. */
export function Receipt({ title, lead, figure, outcome, facts, back, children }: ReceiptProps) {
  const { t } = useTranslation('shared')
  useEffect(focusHeading, [])
  return (
    <Page
      nav={<NavBar title={title} back={{ href: back.href }} />}
      bottom={
        <ActionBar>
          <Button href={back.href}>{back.label}</Button>
        </ActionBar>
      }
    >
      <Stack gap="3">
        <Card>
          <Stack gap="4">
            <div>
              <Row justify="between">
                <Text as="h2" look="headline" short>
                  {lead}
                </Text>
                <Seal text={t('seal')} />
              </Row>
              {figure}
              <Text look="sub" tone="secondary" short>
                {outcome}
              </Text>
            </div>
            {facts}
          </Stack>
        </Card>
        {children}
      </Stack>
    </Page>
  )
}
