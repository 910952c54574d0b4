import {
  ActionDialog,
  AppNavi,
  AppNaviButton,
  Base,
  Button,
  Checkbox,
  Cluster,
  CurrencyInput,
  createTheme,
  FaAngleLeftIcon,
  FaBellIcon,
  FaChartLineIcon,
  FaCircleUserIcon,
  FaEyeIcon,
  FaEyeSlashIcon,
  FaHouseIcon,
  FaListIcon,
  FaYenSignIcon,
  FormControl,
  Header,
  Heading,
  Input,
  IntlProvider,
  NotificationBar,
  Stack,
  StatusLabel,
  TabBar,
  TabItem,
  Text,
  ThemeProvider,
  UnstyledButton,
} from 'smarthr-ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import 'smarthr-ui/smarthr-ui.css'
import { check, type Draft, empty, type Mistake, places, rows, title, views, words } from '../pages/peer/content.ts'
import { textOf } from './textOf.ts'

const icons = [FaHouseIcon, FaListIcon, FaChartLineIcon, FaYenSignIcon, FaCircleUserIcon]

function App() {
  const [place, setPlace] = useState<string>(places[0])
  const [view, setView] = useState<string>(views[0])
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  const [sent, setSent] = useState(false)
  const [draft, setDraft] = useState<Draft>(empty)
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  return (
    <>
      <Header>
        <Cluster align="center" justify="space-between">
          <UnstyledButton aria-label="back">
            <FaAngleLeftIcon />
          </UnstyledButton>
          <Heading>{title}</Heading>
          <UnstyledButton aria-label="news">
            <FaBellIcon />
          </UnstyledButton>
        </Cluster>
      </Header>
      <TabBar>
        {views.map((name) => (
          <TabItem key={name} id={name} selected={name === view} onClick={setView}>
            {name}
          </TabItem>
        ))}
      </TabBar>
      <Stack as="ul" gap={0}>
        {rows.map((row, at) => (
          <li key={row.title}>
            <Cluster align="center" justify="space-between">
              <Text>{row.title}</Text>
              {at === 0 && <StatusLabel type="blue">{words.state}</StatusLabel>}
              <Text>{row.value}</Text>
            </Cluster>
          </li>
        ))}
      </Stack>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = check(draft)
          setMistakes(found)
          setSent(found.length === 0)
        }}
      >
        <Base padding={1}>
          <Stack>
            <Heading type="blockTitle">{words.form}</Heading>
            <FormControl label={words.phone} errorMessages={textOf(mistakes, 'phone')}>
              <Input
                type="tel"
                autoComplete="tel"
                value={draft.phone}
                onChange={(event) => setDraft({ ...draft, phone: event.target.value })}
              />
            </FormControl>
            <FormControl label={words.password} errorMessages={textOf(mistakes, 'password')}>
              <Input
                type={shown ? 'text' : 'password'}
                autoComplete="current-password"
                suffix={
                  <UnstyledButton aria-label="show" onClick={() => setShown(!shown)}>
                    {shown ? <FaEyeIcon /> : <FaEyeSlashIcon />}
                  </UnstyledButton>
                }
                value={draft.password}
                onChange={(event) => setDraft({ ...draft, password: event.target.value })}
              />
            </FormControl>
            <FormControl label={words.amount} errorMessages={textOf(mistakes, 'amount')}>
              <CurrencyInput
                value={draft.amount}
                suffix="円"
                onChange={(event) => setDraft({ ...draft, amount: event.target.value.replaceAll(',', '') })}
              />
            </FormControl>
            <FormControl
              label={{ text: words.agree, unrecommendedHide: true }}
              errorMessages={textOf(mistakes, 'agree')}
            >
              <Checkbox checked={draft.agree} onChange={(event) => setDraft({ ...draft, agree: event.target.checked })}>
                {words.agree}
              </Checkbox>
            </FormControl>
            <Button type="submit" variant="primary" wide>
              {words.send}
            </Button>
            <Button wide onClick={() => setAsked(true)}>
              {words.close}
            </Button>
          </Stack>
        </Base>
      </form>
      {sent && (
        <NotificationBar type="success" animate role="status" onClose={() => setSent(false)}>
          {words.sent}
        </NotificationBar>
      )}
      <AppNavi>
        {places.map((label, at) => (
          <AppNaviButton key={label} icon={icons[at]} current={label === place} onClick={() => setPlace(label)}>
            {label}
          </AppNaviButton>
        ))}
      </AppNavi>
      <ActionDialog
        isOpen={asked}
        heading={words.question}
        actionText={words.yes}
        actionTheme="danger"
        onClickAction={() => setAsked(false)}
        onClickClose={() => setAsked(false)}
        onPressEscape={() => setAsked(false)}
      >
        {words.warning}
      </ActionDialog>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <IntlProvider locale="ja">
    <ThemeProvider theme={createTheme()}>
      <App />
    </ThemeProvider>
  </IntlProvider>,
)
