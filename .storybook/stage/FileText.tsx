import { Stack, Text } from '@kabuto/ui-kit'

/** What a story writes into a file, to be read line by line. */
export function FileText({ name, text }: { name: string; text: string }) {
  return (
    <Stack gap="1">
      <Text look="bodyStrong">{name}</Text>
      {text.split('\r\n').map((line, at) => (
        <Text key={at} look="sub">
          {line}
        </Text>
      ))}
    </Stack>
  )
}
