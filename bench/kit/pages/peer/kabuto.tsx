import {
  AmountField,
  Button,
  Checkbox,
  Dialog,
  Field,
  List,
  ListRow,
  NavAction,
  NavBar,
  Page,
  PasswordField,
  ScrollTabs,
  Section,
  Stack,
  StatusBadge,
  TabBar,
  Toast,
  type ToastMessage,
  useCheckedForm,
} from '@kabuto/ui-kit'
import { BellIcon, ChartLineIcon, HourglassIcon, HouseIcon, ListIcon, UserIcon, WalletIcon } from '@kabuto/ui-kit/icons'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '@kabuto/ui-kit/kit.css'
import { check, type Draft, empty, type Mistake, places, rows, title, views, words } from './content.ts'

const icons = [HouseIcon, ListIcon, ChartLineIcon, WalletIcon, UserIcon] as const

function onPlace(tell: () => void): () => void {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

function App() {
  const place = useSyncExternalStore(onPlace, () => location.hash || '#0')
  const [view, setView] = useState<(typeof views)[number]>(views[0])
  const [asked, setAsked] = useState(false)
  const [toast, setToast] = useState<ToastMessage>()
  const form = useCheckedForm<Draft, Mistake>({ check, empty })
  const errorOf = (name: keyof Draft): string | undefined => form.refusalOf(name)?.text
  return (
    <form {...form.formProps}>
      <Page
        bleed
        nav={
          <NavBar title={title} back={{ href: '#' }} actions={<NavAction icon={BellIcon} label="お知らせ" unread />} />
        }
        bottom={
          <TabBar
            label="メニュー"
            items={places.map((label, at) => ({
              label,
              href: `#${at}`,
              icon: icons[at] ?? HouseIcon,
              current: place === `#${at}`,
            }))}
          />
        }
      >
        <ScrollTabs
          label={words.list}
          value={view}
          onChange={setView}
          tabs={views.map((name) => ({ value: name, label: name }))}
        >
          <List label={words.list}>
            {rows.map((row, at) => (
              <ListRow
                key={row.title}
                title={row.title}
                value={row.value}
                badge={
                  at === 0 ? (
                    <StatusBadge tone="progress" icon={HourglassIcon}>
                      {words.state}
                    </StatusBadge>
                  ) : undefined
                }
              />
            ))}
          </List>
        </ScrollTabs>
        <Section title={words.form}>
          <Stack gap="4">
            <Field
              label={words.phone}
              name="phone"
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
              value={form.draft.phone}
              onChange={(value) => form.set('phone', value)}
              onBlur={() => form.leave('phone')}
              error={errorOf('phone')}
            />
            <PasswordField
              label={words.password}
              name="password"
              autoComplete="current-password"
              value={form.draft.password}
              onChange={(value) => form.set('password', value)}
              onBlur={() => form.leave('password')}
              error={errorOf('password')}
            />
            <AmountField
              label={words.amount}
              name="amount"
              unit="円"
              value={form.draft.amount}
              onChange={(value) => form.set('amount', value)}
              onBlur={() => form.leave('amount')}
              error={errorOf('amount')}
            />
            <Checkbox
              name="agree"
              checked={form.draft.agree}
              onChange={(agreed) => form.set('agree', agreed)}
              error={errorOf('agree')}
            >
              {words.agree}
            </Checkbox>
            <Button
              type="submit"
              onClick={() => form.submit(() => setToast({ id: '1', tone: 'done', text: words.sent }))}
            >
              {words.send}
            </Button>
            <Button kind="line" onClick={() => setAsked(true)}>
              {words.close}
            </Button>
          </Stack>
        </Section>
      </Page>
      <Toast toast={toast} onEnd={() => setToast(undefined)} />
      <Dialog
        open={asked}
        title={words.question}
        safe={{ label: words.no, onPress: () => setAsked(false) }}
        act={{ label: words.yes, danger: true, onPress: () => setAsked(false) }}
        onClose={() => setAsked(false)}
      >
        {words.warning}
      </Dialog>
    </form>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
