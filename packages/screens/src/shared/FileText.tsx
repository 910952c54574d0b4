import { Card, Section, Stack, Text } from '@kabuto/ui-kit'

/** What a story writes into a file, to be read line by line. */
export function FileText({ name, text }: { name: string; text: string }) {
  return (
    <Section title={name}>
      <Card>
        <Stack gap="2">
          {text.split('\r\n').map((line, at) => (
            <Text key={at} look="sub">
              {line}
            </Text>
          ))}
        </Stack>
      </Card>
    </Section>
  )
}
