import {
  AppBar,
  Badge,
  BottomNavigation,
  BottomNavigationAction,
  Button,
  Checkbox,
  Chip,
  CssBaseline,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  IconButton,
  InputAdornment,
  List,
  ListItem,
  ListItemText,
  Snackbar,
  Stack,
  Tab,
  Tabs,
  TextField,
  Toolbar,
  Typography,
} from '@mui/material'
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWallet'
import ArrowBack from '@mui/icons-material/ArrowBack'
import Home from '@mui/icons-material/Home'
import ListIcon from '@mui/icons-material/List'
import Notifications from '@mui/icons-material/Notifications'
import Person from '@mui/icons-material/Person'
import ShowChart from '@mui/icons-material/ShowChart'
import Visibility from '@mui/icons-material/Visibility'
import VisibilityOff from '@mui/icons-material/VisibilityOff'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { check, type Draft, empty, type Mistake, places, rows, title, views, words } from '../pages/peer/content.ts'
import { textOf } from './textOf.ts'

const icons = [<Home />, <ListIcon />, <ShowChart />, <AccountBalanceWallet />, <Person />]

function App() {
  const [place, setPlace] = useState(0)
  const [view, setView] = useState(0)
  const [asked, setAsked] = useState(false)
  const [shown, setShown] = useState(false)
  const [sent, setSent] = useState(false)
  const [draft, setDraft] = useState<Draft>(empty)
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const field = (name: 'phone' | 'password' | 'amount') => ({
    name,
    label: words[name],
    value: draft[name],
    error: textOf(mistakes, name) !== undefined,
    helperText: textOf(mistakes, name),
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  })
  return (
    <>
      <CssBaseline />
      <AppBar position="sticky">
        <Toolbar>
          <IconButton color="inherit" edge="start" aria-label="back">
            <ArrowBack />
          </IconButton>
          <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          <IconButton color="inherit" aria-label="news">
            <Badge variant="dot" color="error">
              <Notifications />
            </Badge>
          </IconButton>
        </Toolbar>
      </AppBar>
      <Tabs value={view} onChange={(_, next: number) => setView(next)}>
        {views.map((name) => (
          <Tab key={name} label={name} />
        ))}
      </Tabs>
      <List>
        {rows.map((row, at) => (
          <ListItem key={row.title} divider>
            <ListItemText primary={row.title} />
            {at === 0 && <Chip size="small" color="info" label={words.state} />}
            {row.value}
          </ListItem>
        ))}
      </List>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ p: 2 }}
        onSubmit={(event) => {
          event.preventDefault()
          const found = check(draft)
          setMistakes(found)
          setSent(found.length === 0)
        }}
      >
        <Typography variant="h6" component="h2">
          {words.form}
        </Typography>
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField
          {...field('password')}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          slotProps={{
            input: {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton aria-label="show" onClick={() => setShown(!shown)}>
                    {shown ? <VisibilityOff /> : <Visibility />}
                  </IconButton>
                </InputAdornment>
              ),
            },
          }}
        />
        <TextField
          {...field('amount')}
          slotProps={{
            htmlInput: { inputMode: 'numeric' },
            input: { endAdornment: <InputAdornment position="end">円</InputAdornment> },
          }}
        />
        <FormControl error={textOf(mistakes, 'agree') !== undefined}>
          <FormControlLabel
            label={words.agree}
            control={<Checkbox checked={draft.agree} onChange={(_, agree) => setDraft({ ...draft, agree })} />}
          />
          <FormHelperText>{textOf(mistakes, 'agree')}</FormHelperText>
        </FormControl>
        <Button type="submit" variant="contained" size="large">
          {words.send}
        </Button>
        <Button variant="outlined" size="large" onClick={() => setAsked(true)}>
          {words.close}
        </Button>
      </Stack>
      <BottomNavigation showLabels value={place} onChange={(_, next: number) => setPlace(next)}>
        {places.map((label, at) => (
          <BottomNavigationAction key={label} label={label} icon={icons[at]} />
        ))}
      </BottomNavigation>
      <Snackbar open={sent} autoHideDuration={2000} onClose={() => setSent(false)} message={words.sent} />
      <Dialog open={asked} onClose={() => setAsked(false)}>
        <DialogTitle>{words.question}</DialogTitle>
        <DialogContent>
          <DialogContentText>{words.warning}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsked(false)}>{words.no}</Button>
          <Button color="error" onClick={() => setAsked(false)}>
            {words.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
