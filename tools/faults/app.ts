import type { Fault, Run } from './fault.ts'

const shell = 'apps/web/src/shell'

const inUnit = (file: string, test?: string) => noticed('web', `apps/web/src/${file}.test.ts`, test)
const inJourney = (file: string, test?: string) => noticed('e2e', `e2e/${file}.test.ts`, test)

function noticed(run: Run, file: string, test: string | undefined): Fault['noticedBy'] {
  return { run, file, ...(test === undefined ? {} : { test }) }
}

const members: Fault[] = [
  {
    rule: 'each member has a cache of their own',
    file: `${shell}/data/queryClient.ts`,
    was: '  get(accountAtom)\n',
    becomes: '',
    noticedBy: inUnit('shell/data/resource', 'never sees what the one before saw'),
  },
  {
    rule: 'each member has live prices of their own',
    file: `${shell}/data/quotes.ts`,
    was: '  get(accountAtom)\n',
    becomes: '',
    noticedBy: inUnit('shell/data/quotes', 'a feed of their own'),
  },
  {
    rule: 'the later pages of a list belong to the member who asked for them',
    file: `${shell}/data/pages.ts`,
    was: 'tail?.client === get(queryClientAtom) &&\n        tail.language',
    becomes: 'tail?.language',
    noticedBy: inUnit('shell/data/pages', 'of one member'),
  },
  {
    rule: 'what one member has sent is not shown to the next',
    file: `${shell}/data/mutation.ts`,
    was: 'found && found.account === sender ?',
    becomes: 'found ?',
    noticedBy: inUnit('shell/data/mutation'),
  },
  {
    rule: 'a lost answer is not asked for in the name of the next member',
    file: `${shell}/data/mutation.ts`,
    was: 'if (get(senderAtom) === account) return false',
    becomes: 'if (get(senderAtom) !== undefined) return false',
    noticedBy: inUnit('shell/data/mutation', 'in the name of the next member'),
  },
  {
    rule: 'after a reload only one’s own is resumed',
    file: `${shell}/data/mutation.ts`,
    was: 'account === get(senderAtom) && ',
    becomes: '',
    noticedBy: inUnit('shell/data/mutation', 'resumes nothing of another member'),
  },
  {
    rule: 'another member gets pages of their own',
    file: 'apps/web/src/App.tsx',
    was: '<KeptPages key={session?.account} ',
    becomes: '<KeptPages ',
    noticedBy: inJourney('shell', 'never sees what the first one saw'),
  },
]

const places: Fault[] = [
  {
    rule: 'Funds is for members alone',
    file: 'apps/web/src/routes.ts',
    was: "funds: {\n    guard: 'session'",
    becomes: "funds: {\n    guard: 'open'",
    noticedBy: inUnit('routes'),
  },
  {
    rule: 'a withdrawal is not kept once its page is left',
    file: 'apps/web/src/routes.ts',
    was: "withdraw: {\n    guard: 'session'",
    becomes: "withdraw: {\n    guard: 'session',\n    keep: true",
    noticedBy: inUnit('routes'),
  },
  {
    rule: 'a login leads back with the query',
    file: `${shell}/pages/addresses.ts`,
    was: 'next: pathname + search',
    becomes: 'next: pathname',
    noticedBy: inUnit('shell/pages/addresses', 'leads back'),
  },
  {
    rule: 'the guard hands the query on to the login',
    file: `${shell}/pages/guard.ts`,
    was: 'loginPathFor(page, ended',
    becomes: "loginPathFor({ ...page, search: '' }, ended",
    noticedBy: inJourney('shell', 'to the path and query'),
  },
  {
    rule: 'a login leads to no page but ours',
    file: `${shell}/pages/addresses.ts`,
    was: "entrances.has(screenAt(next.replace(/\\?.*/, ''))) ? paths.home : next",
    becomes: "next.startsWith('/') ? next : paths.home",
    noticedBy: inUnit('shell/pages/addresses', 'home from'),
  },
  {
    rule: 'a page that is not kept goes when it is left',
    file: `${shell}/pages/kept.ts`,
    was: 'page.key !== key && page.keep',
    becomes: 'page.key !== key',
    noticedBy: inUnit('shell/pages/kept'),
  },
]

const reported: Fault[] = [
  {
    rule: 'a log-out is told',
    file: 'apps/web/src/account/data.ts',
    was: "  success: 'loggedOut',\n",
    becomes: '',
    noticedBy: inUnit('account/data', 'is told'),
  },
  {
    rule: 'toasts are shown',
    file: 'apps/web/src/App.tsx',
    was: '      <Toasts />\n',
    becomes: '',
    noticedBy: inJourney('shell', 'told in a toast'),
  },
  {
    rule: 'the server’s msg is what a toast says',
    file: 'packages/screens/src/shared/NewsToast/NewsToast.tsx',
    was: 'of.msg || (of.word',
    becomes: '(of.word',
    noticedBy: inJourney('shell', 'told in a toast'),
  },
  {
    rule: 'what is granted is told',
    file: `${shell}/data/mutation.ts`,
    was: 'if (msg || success)',
    becomes: 'if (success)',
    noticedBy: inUnit('funds/data', 'in the server’s words'),
  },
  {
    rule: 'what is refused is told',
    file: `${shell}/data/mutation.ts`,
    was: "    set(toastAtom, { tone: 'failed', refusal })\n",
    becomes: '',
    noticedBy: inUnit('funds/data', 'is told why'),
  },
  {
    rule: 'a withdrawal that was taken back is told',
    file: 'apps/web/src/funds/records.ts',
    was: "  success: 'withdrawalCancelled',\n",
    becomes: '',
    noticedBy: inUnit('funds/data', 'in our words'),
  },
  {
    rule: 'two toasts at once are both shown',
    file: `${shell}/pages/toast.ts`,
    was: '[...queue, { ...news',
    becomes: '[{ ...news',
    noticedBy: inUnit('shell/pages/toast', 'nothing is left out'),
  },
]

const languages: Fault[] = [
  {
    rule: 'what is shown is read again in the new language',
    file: `${shell}/data/resource.ts`,
    was: '[path, input, get(languageAtom)]',
    becomes: '[path, input]',
    noticedBy: inUnit('shell/data/resource', 'after a change of language'),
  },
  {
    rule: 'the site’s config is read again in the new language',
    file: `${shell}/data/siteConfig.ts`,
    was: '  get(languageAtom)\n',
    becomes: '',
    noticedBy: inUnit('shell/data/siteConfig', 'in each new language'),
  },
  {
    rule: 'pages of a list are not mixed with those in another language',
    file: `${shell}/data/pages.ts`,
    was: 'tail.language === get(languageAtom) &&',
    becomes: '',
    noticedBy: inUnit('shell/data/pages', 'of one language'),
  },
  {
    rule: 'the server is asked in the language that is shown',
    file: `${shell}/app.ts`,
    was: 'language: () => store.get(languageAtom)',
    becomes: 'language: () => language',
    noticedBy: inUnit('shell/app', 'the language and the session of now'),
  },
]

const sent: Fault[] = [
  {
    rule: 'a withdrawal whose answer is lost is confirmed',
    file: 'apps/web/src/funds/data.ts',
    was: 'mutation(withdrawCall, { confirms: true, ',
    becomes: 'mutation(withdrawCall, { ',
    noticedBy: inUnit('funds/data', 'whose answer is lost'),
  },
  {
    rule: 'each withdrawal is taken back by itself',
    file: 'apps/web/src/funds/records.ts',
    was: '  subject: ({ id }) => id,\n',
    becomes: '',
    noticedBy: inUnit('funds/data', 'is about that one alone'),
  },
  {
    rule: 'a lost answer is asked for under the same key',
    file: `${shell}/data/mutation.ts`,
    was: '{ key: intent.key })',
    becomes: '{ key: get(servicesAtom).ports.newKey() })',
    noticedBy: inUnit('funds/data', 'is asked for again'),
  },
  {
    rule: 'what is done is not asked for after a reload',
    file: `${shell}/data/mutation.ts`,
    was: '    dropIntent(get(servicesAtom), intent.key)\n    put(set, intent, done',
    becomes: '    put(set, intent, done',
    noticedBy: inUnit('funds/data', 'reads again what it has changed'),
  },
  {
    rule: 'a session that ended drops nothing that was sent',
    file: `${shell}/data/mutation.ts`,
    was: "if (refusal.code !== 'sessionEnded') dropIntent",
    becomes: 'dropIntent',
    noticedBy: inUnit('shell/data/mutation', 'the next login resumes it'),
  },
  {
    rule: 'a withdrawal reads its list again',
    file: 'apps/web/src/funds/records.ts',
    was: '[fundsSummaryCall, recordsCall]',
    becomes: '[fundsSummaryCall, fundsHistoryCall]',
    noticedBy: inUnit('funds/data', 'reads again what it has changed'),
  },
  {
    rule: 'the fund password is never kept',
    file: 'apps/web/src/funds/data.ts',
    was: ", secrets: ['fundPassword']",
    becomes: '',
    noticedBy: inUnit('funds/data', 'never keeps the fund password'),
  },
  {
    rule: 'ten taps send once',
    file: `${shell}/data/mutation.ts`,
    was: '      if (isUnderWay(get(submissionsAtom)(about))) return\n',
    becomes: '',
    noticedBy: inUnit('shell/data/mutation', 'ten taps'),
  },
  {
    rule: 'too many calls say nothing of a lost answer',
    file: `${shell}/data/mutation.ts`,
    was: "new Set(['tooOften', ",
    becomes: 'new Set([',
    noticedBy: inUnit('shell/data/mutation', 'is not decided by'),
  },
  {
    rule: 'a file is sent with the session of its member',
    file: `${shell}/data/client.ts`,
    was: '{ body, ...optionsOf(options) }',
    becomes: '{ body, searchParams: optionsOf(options).searchParams }',
    noticedBy: inUnit('shell/data/client', 'goes as a form'),
  },
]

const sessions: Fault[] = [
  {
    rule: 'a login makes a member of who sent it',
    file: 'apps/web/src/session/data.ts',
    was: 'mutation(loginCall, { onDone: enter })',
    becomes: 'mutation(loginCall)',
    noticedBy: inUnit('session/data', 'makes a member of who sent it'),
  },
  {
    rule: 'a log-out leads to the start and not to the login',
    file: `${shell}/app.ts`,
    was: '  set(loggedOutAtom, true)\n',
    becomes: '',
    noticedBy: inUnit('account/data', 'leads to the start'),
  },
  {
    rule: 'a log-out leaves nothing that was half typed',
    file: `${shell}/app.ts`,
    was: '  forgetDrafts(ofTab, get(accountAtom))\n',
    becomes: '',
    noticedBy: inUnit('account/data', 'leaves nothing'),
  },
  {
    rule: 'what one member has half typed is not put before the next',
    file: `${shell}/session/drafts.ts`,
    was: "`kabuto.drafts.${account ?? ''}`",
    becomes: "'kabuto.drafts'",
    noticedBy: inUnit('shell/session/drafts'),
  },
  {
    rule: 'a sheet that sends is not closed by a way back',
    file: `${shell}/pages/layers.ts`,
    was: 'if (top?.()) {',
    becomes: 'if (top?.() !== undefined) {',
    noticedBy: inUnit('shell/pages/layers', 'what is sending stays'),
  },
  {
    rule: 'the figures of a member stay hidden after a reload',
    file: `${shell}/device/masked.ts`,
    was: "    get(servicesAtom).lasting.write(KEY, masked ? '1' : undefined)\n",
    becomes: '',
    noticedBy: inUnit('shell/device/masked'),
  },
  {
    rule: 'a late 401 does not end the session after it',
    file: `${shell}/data/client.ts`,
    was: 'alive && credentials()?.token === alive.token',
    becomes: 'alive',
    noticedBy: inUnit('shell/data/client', 'a 401 that comes after'),
  },
  {
    rule: 'each session that ends is told, not only the first of a page',
    file: `${shell}/session/SessionWatch.tsx`,
    was: 'setEnded(undefined)',
    becomes: 'setEnded(ended)',
    noticedBy: inJourney('shell', 'told once and asked once'),
  },
  {
    rule: 'the login says that the session has ended',
    file: `${shell}/pages/guard.ts`,
    was: 'ended ? noticeOf(ended) : {}',
    becomes: '{}',
    noticedBy: inJourney('access', 'dead'),
  },
  {
    rule: 'a log-out leaves no token behind',
    file: `${shell}/session/session.ts`,
    was: 'memory.write(keys.token, credentials?.token)',
    becomes: 'if (credentials) memory.write(keys.token, credentials.token)',
    noticedBy: inUnit('account/data', 'leaves nothing of the session behind'),
  },
  {
    rule: 'a member is no administrator because the one before was',
    file: `${shell}/session/session.ts`,
    was: 'memory.write(keys.isAdmin, credentials?.isAdmin)',
    becomes: 'if (!credentials || credentials.isAdmin) memory.write(keys.isAdmin, credentials?.isAdmin)',
    noticedBy: inUnit('shell/session/session', 'holds the session of a member'),
  },
]

const time: Fault[] = [
  {
    rule: 'the market’s clock is ahead by what the server told',
    file: `${shell}/app.ts`,
    was: 'ports.wall() + store',
    becomes: 'ports.wall() - store',
    noticedBy: inUnit('shell/app', 'is the one that the server told'),
  },
  {
    rule: 'the offset is the market’s time less the phone’s',
    file: `${shell}/data/client.ts`,
    was: 'onTime(serverTime - at)',
    becomes: 'onTime(at - serverTime)',
    noticedBy: inUnit('shell/app', 'is the one that the server told'),
  },
  {
    rule: 'an early answer is for the member it was asked for',
    file: `${shell}/data/earlyAnswers.ts`,
    was: '      if (asked.account !== credentials?.account) return undefined\n',
    becomes: '',
    noticedBy: inUnit('shell/data/earlyAnswers', 'of another member'),
  },
  {
    rule: 'an early answer is given once',
    file: `${shell}/data/earlyAnswers.ts`,
    was: '      waiting.delete(key)\n',
    becomes: '',
    noticedBy: inUnit('shell/data/earlyAnswers', 'only once'),
  },
  {
    rule: 'a page that comes back after a log-out elsewhere is nobody’s',
    file: `${shell}/session/session.ts`,
    was: 'if (mine?.token === kept?.token) return undefined',
    becomes: 'if (!kept || mine?.token === kept.token) return undefined',
    noticedBy: inUnit('shell/session/session', 'after a log-out'),
  },
  {
    rule: 'what could not be read again says how old it is',
    file: `${shell}/data/resource.ts`,
    was: 'last: before?.last ?? (',
    becomes: 'last: (before?.last && { ...before.last, at: marketNow() }) ?? (',
    noticedBy: inUnit('shell/data/resource', 'tells the age'),
  },
  {
    rule: 'what can be done again is not felt',
    file: `${shell}/data/mutation.ts`,
    was: 'if (confirms) set(confirmedAtom)',
    becomes: 'set(confirmedAtom)',
    noticedBy: inUnit('shell/data/mutation', 'is felt once'),
  },
  {
    rule: 'two presses of back leave only within a second',
    file: `${shell}/device/backButton.ts`,
    was: 'now() - warnedAt <= EXIT_WITHIN_MS',
    becomes: 'now() - warnedAt > EXIT_WITHIN_MS',
    noticedBy: inUnit('shell/device/backButton'),
  },
  {
    rule: 'a link to a site that is not listed leads nowhere',
    file: `${shell}/device/outside.ts`,
    was: 'isPlain && hosts.has(url.hostname)',
    becomes: 'isPlain',
    noticedBy: inUnit('shell/device/outside'),
  },
  {
    rule: 'a hidden page hears no prices',
    file: `${shell}/data/connection.ts`,
    was: '    pause()\n    if (!visibility.isVisible()) return\n',
    becomes: '    if (!visibility.isVisible()) return\n    pause()\n',
    noticedBy: inUnit('shell/data/quotes', 'hears nothing and asks for nothing'),
  },
  {
    rule: 'each part shows the price of its own symbol',
    file: `${shell}/data/quotes.ts`,
    was: 'live(symbol, () => liveOf(symbol))',
    becomes: "live('', () => liveOf(symbol))",
    noticedBy: inUnit('shell/data/quotes', 'hears its own symbol'),
  },
  {
    rule: 'a price from before does not take the place of a later one',
    file: `${shell}/data/quotes.ts`,
    was: "Date.parse(quote.at) < Date.parse(known.at) ? 'outOfOrder' : undefined",
    becomes: 'Date.parse(quote.at) < Date.parse(known.at) ? undefined : undefined',
    noticedBy: inUnit('shell/data/quotes', 'one from before'),
  },
]

const frame: Fault[] = [
  {
    rule: 'a figure that the member hides is hidden before the app is there too',
    file: 'apps/web/arrangeFrame.ts',
    was: "stored['kabuto.masked'] === '1'",
    becomes: "stored['kabuto.masked'] === ''",
    noticedBy: inJourney('firstFrame', 'who hides figures'),
  },
  {
    rule: 'the figure of the frame is in the language of its page',
    file: 'apps/web/arrangeFrame.ts',
    was: '...told.money, locale: language',
    becomes: "...told.money, locale: 'ja'",
    noticedBy: inJourney('firstFrame', 'two members'),
  },
  {
    rule: 'what stands in the frame is drawn before the app begins',
    file: 'apps/web/arrangeFrame.ts',
    was: '      await frameDrawn()\n',
    becomes: '',
    noticedBy: inJourney('firstFrame', 'the app begins once'),
  },
  {
    rule: 'a figure that is shown before the app is there is not taken back',
    file: `${shell}/pages/FrameEnd.tsx`,
    was: "frame.dataset['figureOf'] === location.hash.slice(1).split('?')[0]",
    becomes: "frame.dataset['figureOf'] === ''",
    noticedBy: inJourney('firstFrame', 'never takes'),
  },
  {
    rule: 'the next page does not wait for the figure of the one before',
    file: `${shell}/pages/FrameEnd.tsx`,
    was: "frame.dataset['figureOf'] === location.hash.slice(1).split('?')[0]",
    becomes: "frame.dataset['figureOf'] !== undefined",
    noticedBy: inJourney('firstFrame', 'before the page has come'),
  },
  {
    rule: 'the bars of the next page do not wait for its code',
    file: 'apps/web/src/App.tsx',
    was: 'value={screen && <Bars screen={screen} />}',
    becomes: 'value={undefined}',
    noticedBy: inJourney('habits', 'the bars of the next page'),
  },
]

export const app: readonly Fault[] = [
  ...frame,
  ...members,
  ...places,
  ...reported,
  ...languages,
  ...sent,
  ...sessions,
  ...time,
]
