import {
  ActionIcon,
  AppShell,
  Badge,
  Button,
  Checkbox,
  Group,
  Indicator,
  MantineProvider,
  Modal,
  NumberInput,
  PasswordInput,
  Stack,
  Tabs,
  Text,
  TextInput,
  Title,
  UnstyledButton,
} from '@mantine/core'
import { useForm } from '@mantine/form'
import { Notifications, notifications } from '@mantine/notifications'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import { check, type Draft, empty, places, rows, title, views, words } from '../pages/peer/content.ts'
import { textOf } from './textOf.ts'

// Mantine has no icons of its own.
function Glyph({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
const icons = [
  'M3 11 12 3l9 8v10H3z',
  'M4 6h16M4 12h16M4 18h16',
  'M3 20V4m0 14 6-7 4 4 8-9',
  'M3 7h18v13H3zM16 13h2',
  'M12 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21a8 8 0 0 1 16 0',
]

function App() {
  const [place, setPlace] = useState<string>(places[0])
  const [view, setView] = useState<string | null>(views[0])
  const [asked, setAsked] = useState(false)
  const form = useForm<Draft>({
    initialValues: empty,
    validate: {
      phone: (_, draft) => textOf(check(draft), 'phone'),
      password: (_, draft) => textOf(check(draft), 'password'),
      amount: (_, draft) => textOf(check(draft), 'amount'),
      agree: (_, draft) => textOf(check(draft), 'agree'),
    },
  })
  return (
    <AppShell header={{ height: 56 }} footer={{ height: 56 }}>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between">
          <ActionIcon variant="subtle" aria-label="back">
            <Glyph path="m15 18-6-6 6-6" />
          </ActionIcon>
          <Title order={1} size="h4">
            {title}
          </Title>
          <Indicator>
            <ActionIcon variant="subtle" aria-label="news">
              <Glyph path="M6 17V10a6 6 0 0 1 12 0v7l2 2H4z" />
            </ActionIcon>
          </Indicator>
        </Group>
      </AppShell.Header>
      <AppShell.Main>
        <Tabs value={view} onChange={setView}>
          <Tabs.List>
            {views.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={view ?? views[0]}>
            {rows.map((row, at) => (
              <Group key={row.title} justify="space-between" px="md" py="sm">
                <Text>{row.title}</Text>
                <Group gap="xs">
                  {at === 0 && <Badge>{words.state}</Badge>}
                  <Text>{row.value}</Text>
                </Group>
              </Group>
            ))}
          </Tabs.Panel>
        </Tabs>
        <form
          noValidate
          onSubmit={form.onSubmit(() => {
            notifications.show({ message: words.sent })
          })}
        >
          <Stack p="md">
            <Title order={2} size="h4">
              {words.form}
            </Title>
            <TextInput type="tel" autoComplete="tel" label={words.phone} {...form.getInputProps('phone')} />
            <PasswordInput autoComplete="current-password" label={words.password} {...form.getInputProps('password')} />
            <NumberInput thousandSeparator suffix="円" label={words.amount} {...form.getInputProps('amount')} />
            <Checkbox label={words.agree} {...form.getInputProps('agree', { type: 'checkbox' })} />
            <Button type="submit" size="lg">
              {words.send}
            </Button>
            <Button variant="default" size="lg" onClick={() => setAsked(true)}>
              {words.close}
            </Button>
          </Stack>
        </form>
      </AppShell.Main>
      <AppShell.Footer>
        <Group h="100%" grow>
          {places.map((label, at) => (
            <UnstyledButton
              key={label}
              ta="center"
              c={label === place ? 'blue' : 'dimmed'}
              onClick={() => setPlace(label)}
            >
              <Glyph path={icons[at] ?? ''} />
              <Text size="xs">{label}</Text>
            </UnstyledButton>
          ))}
        </Group>
      </AppShell.Footer>
      <Modal opened={asked} onClose={() => setAsked(false)} title={words.question} centered>
        <Text>{words.warning}</Text>
        <Group justify="end" mt="md">
          <Button variant="default" onClick={() => setAsked(false)}>
            {words.no}
          </Button>
          <Button color="red" onClick={() => setAsked(false)}>
            {words.yes}
          </Button>
        </Group>
      </Modal>
    </AppShell>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider>
    <Notifications />
    <App />
  </MantineProvider>,
)
