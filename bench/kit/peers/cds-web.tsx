import '@coinbase/cds-icons/fonts/web/icon-font.css'
import '@coinbase/cds-web/defaultFontStyles'
import '@coinbase/cds-web/globalStyles'
import { Button, IconButton } from '@coinbase/cds-web/buttons'
import { ListCell } from '@coinbase/cds-web/cells'
import { Checkbox, InputIconButton, TextInput } from '@coinbase/cds-web/controls'
import { DotStatusColor } from '@coinbase/cds-web/dots'
import { Icon } from '@coinbase/cds-web/icons'
import { HStack, VStack } from '@coinbase/cds-web/layout'
import { NavigationBar, NavigationTitle } from '@coinbase/cds-web/navigation'
import { Alert, PortalProvider } from '@coinbase/cds-web/overlays'
import { useToast } from '@coinbase/cds-web/overlays/useToast'
import { MediaQueryProvider, Pressable, ThemeProvider } from '@coinbase/cds-web/system'
import { DefaultTab, DefaultTabsActiveIndicator, Tabs } from '@coinbase/cds-web/tabs'
import { Tag } from '@coinbase/cds-web/tag'
import { defaultTheme } from '@coinbase/cds-web/themes/defaultTheme'
import { Text } from '@coinbase/cds-web/typography'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { check, type Draft, empty, type Mistake, places, rows, title, views, words } from '../pages/peer/content.ts'
import { textOf } from './textOf.ts'

const icons = ['home', 'list', 'chartLine', 'wallet', 'account'] as const
const tabs = views.map((name) => ({ id: name as string, label: name }))

function App() {
  const [place, setPlace] = useState<string>(places[0])
  const [view, setView] = useState(tabs[0] ?? null)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  const [draft, setDraft] = useState<Draft>(empty)
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const toast = useToast()
  const field = (name: 'phone' | 'password' | 'amount') => ({
    label: words[name],
    value: draft[name],
    variant: textOf(mistakes, name) === undefined ? ('foregroundMuted' as const) : ('negative' as const),
    helperText: textOf(mistakes, name),
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  const agree = textOf(mistakes, 'agree')
  return (
    <>
      <NavigationBar
        start={<IconButton name="backArrow" accessibilityLabel="back" />}
        end={
          <HStack>
            <IconButton name="bell" accessibilityLabel="news" />
            <DotStatusColor variant="negative" />
          </HStack>
        }
      >
        <NavigationTitle>{title}</NavigationTitle>
      </NavigationBar>
      <Tabs
        tabs={tabs}
        activeTab={view}
        onChange={setView}
        TabComponent={DefaultTab}
        TabsActiveIndicatorComponent={DefaultTabsActiveIndicator}
      />
      {rows.map((row, at) => (
        <ListCell
          key={row.title}
          spacingVariant="condensed"
          title={row.title}
          end={
            <HStack gap={1}>
              {at === 0 && <Tag>{words.state}</Tag>}
              <Text>{row.value}</Text>
            </HStack>
          }
        />
      ))}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = check(draft)
          setMistakes(found)
          if (found.length === 0) toast.show(words.sent)
        }}
      >
        <VStack gap={2} padding={2}>
          <Text as="h2" font="title3">
            {words.form}
          </Text>
          <TextInput {...field('phone')} type="tel" autoComplete="tel" />
          <TextInput
            {...field('password')}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            end={
              <InputIconButton
                name={shown ? 'visible' : 'invisible'}
                accessibilityLabel="show"
                onClick={() => setShown(!shown)}
              />
            }
          />
          <TextInput {...field('amount')} inputMode="numeric" suffix="円" />
          <Checkbox checked={draft.agree} onChange={(event) => setDraft({ ...draft, agree: event.target.checked })}>
            {words.agree}
          </Checkbox>
          {agree !== undefined && (
            <Text as="p" font="label2" color="fgNegative">
              {agree}
            </Text>
          )}
          <Button type="submit" block>
            {words.send}
          </Button>
          <Button variant="secondary" block onClick={() => setAsked(true)}>
            {words.close}
          </Button>
        </VStack>
      </form>
      <HStack as="nav" justifyContent="space-around">
        {places.map((label, at) => (
          <Pressable key={label} background="transparent" onClick={() => setPlace(label)}>
            <VStack alignItems="center">
              <Icon name={icons[at] ?? 'home'} size="m" color={label === place ? 'fgPrimary' : 'fgMuted'} />
              <Text font="legal">{label}</Text>
            </VStack>
          </Pressable>
        ))}
      </HStack>
      <Alert
        visible={asked}
        title={words.question}
        body={words.warning}
        preferredActionLabel={words.yes}
        preferredActionVariant="negative"
        onPreferredActionPress={() => setAsked(false)}
        dismissActionLabel={words.no}
        onDismissActionPress={() => setAsked(false)}
        onRequestClose={() => setAsked(false)}
      />
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider theme={defaultTheme} activeColorScheme="light">
    <MediaQueryProvider>
      <PortalProvider>
        <App />
      </PortalProvider>
    </MediaQueryProvider>
  </ThemeProvider>,
)
