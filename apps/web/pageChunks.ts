import { build, type InlineConfig, type Rolldown } from 'vite'

/** Where somebody comes in who has loaded nothing yet. */
const entrances: ReadonlySet<string> = new Set([
  'session/StartRoute.tsx',
  'session/LoginRoute.tsx',
  'session/RegisterRoute.tsx',
])
/** Pages for guests: what they alone share, no member need fetch. */
const guests: Record<string, ReadonlySet<string>> = {
  start: new Set(['session/StartRoute.tsx', 'session/IntroOneRoute.tsx', 'session/IntroTwoRoute.tsx']),
  form: new Set(['session/LoginRoute.tsx', 'session/RegisterRoute.tsx']),
}
/** What can be applied for: pages, and what they fetch later. */
const offers = [
  'offerings/',
  'Offerings/',
  'Offering/',
  'Applications/',
  'blocks/',
  'Block/',
  'BlockApplication/',
  'home/RaiseRoute.tsx',
  'Raise/',
  'Offer/',
  'follow/',
  'Follows/',
] as const
/** Pages that share parts that no other page needs: those come beside the page, and not with every other. */
const families: Record<string, readonly string[]> = {
  markets: ['market/'],
  // An order is a form of money too.
  money: [
    'funds/',
    'loans/',
    'cards/',
    'identity/',
    'account/FundPassword',
    'Exchange/',
    'Ticket/',
    'DayTrading/',
    'Order/',
    'Position/',
    'Sell/',
    // So is an application.
    ...offers,
  ],
}
/** Where a member lands from the bar: what these need comes with every page of members. */
const tabPages: ReadonlySet<string> = new Set(['home/HomeRoute.tsx', 'funds/FundsRoute.tsx', 'account/MemberRoute.tsx'])
/** So many use a part before all others of their kind fetch it. */
const SHARED_BY = 2

/** What the app asks for at once when its first page is there. */
const afterFirstPage: ReadonlySet<string> = new Set(['shell/later.ts', 'kept/kept.ts'])

/** Made of the records of every feature, and fetched after its page. */
const DOCUMENTS = 'account/AllDocuments.tsx'
const REPORT = 'account/ShownReport.tsx'

/** What deals with orders. */
const orders = [
  'trading/',
  'market/ownTrades.ts',
  'Ticket/',
  'DayTrading/',
  'Order/',
  'Position/',
  'Positions/',
  'Sell/',
  'Stock/',
] as const

/**
 * What the pages and the data of one of these alone share, a few KB of calls and parts, is a chunk of its own: modules
 * by how they begin.
 */
const apart: Record<string, readonly string[]> = {
  follow: ['follow/', 'Follows/', DOCUMENTS],
  // The rules of orders, and fields of shares, which forms of offers fetch with themselves.
  trading: [...orders, 'Offering/', 'Block/', 'Raise/', 'Offer/', DOCUMENTS],
  // Rows of stocks and their prices, lists without an end.
  stocks: [
    'trading/StockChoice.tsx',
    'home/ProductRoute.tsx',
    'Product/',
    'home/SearchRoute.tsx',
    'home/NoticesRoute.tsx',
    'home/NewsRoute.tsx',
    'home/ArticleRoute.tsx',
    DOCUMENTS,
    'market/QuotesRoute.tsx',
    'market/HotListRoute.tsx',
    'Positions/',
    'Stock/',
  ],
  // Calls of the markets, what markets do now, rows with a press of their own.
  home: [
    'home/ProductRoute.tsx',
    'Product/',
    'home/HomeRoute.tsx',
    'home/SearchRoute.tsx',
    'home/NewsRoute.tsx',
    'home/ArticleRoute.tsx',
    'home/NoticeRoute.tsx',
    'home/NoticesRoute.tsx',
    'home/data.ts',
    'account/SettingsRoute.tsx',
    'market/',
    'trading/Position',
    'trading/StockChoice.tsx',
    'Ticket/',
    'DayTrading/',
    'Stock/',
    'Position/',
    'Positions/',
    'Sell/',
  ],
  // Applications, which the member centre and the settings show.
  account: [
    ...offers,
    DOCUMENTS,
    'account/MemberRoute.tsx',
    'account/SettingsRoute.tsx',
    'account/LoginPasswordRoute.tsx',
    'account/LanguageRoute.tsx',
    'account/data.ts',
    'Member/FaceForm.tsx',
    'Settings/Anew.tsx',
  ],
  // Fields of shares, where funds are followed too.
  shares: [...orders, ...offers],
  history: ['funds/FundsRoute.tsx', 'Funds/HistoryDrawing.tsx', 'Stock/bodyAndChart.ts', 'follow/ManagedForm.tsx'],
  support: ['support/SupportRoute.tsx', 'support/data.ts', 'Support/BlockCard.tsx'],
  lines: ['funds/FundsRoute.tsx', 'funds/WithdrawRoute.tsx', 'Breakdown/FigureSheet.tsx'],
  articles: ['home/NoticeRoute.tsx', 'home/ArticleRoute.tsx', 'home/ProductRoute.tsx', ...offers],
  terms: ['account/AboutRoute.tsx', 'Terms/TermsSheet.tsx'],
  exchange: ['funds/ExchangeRoute.tsx', 'Exchange/'],
  confirm: ['Exchange/ExchangeConfirm.tsx', 'session/IntroTwoRoute.tsx', 'Order/OrderConfirm.tsx', 'Sell/', 'Offer/'],
  picture: ['funds/DepositRoute.tsx', 'identity/IdentityRoute.tsx', 'Member/FaceForm.tsx'],
  password: [
    'session/LoginRoute.tsx',
    'session/RegisterRoute.tsx',
    'Forgot/ForgotSheet.tsx',
    'account/LoginPasswordRoute.tsx',
    'account/FundPasswordRoute.tsx',
  ],
  // The credit limit, and money before and after.
  limit: [
    'loans/LoansRoute.tsx',
    'account/MemberRoute.tsx',
    'funds/ExchangeRoute.tsx',
    'Exchange/',
    'Ticket/',
    'DayTrading/',
    'Order/',
    'Sell/',
  ],
}
const orderForms = ['Ticket/', 'DayTrading/', 'Order/', 'Sell/'] as const

/** What only parts share that a page fetches behind its first frame: first all forms, then those of one kind. */
const ofForms: Record<string, readonly string[]> = { forms: [...orderForms, ...offers, 'Position/', DOCUMENTS, REPORT] }
const ofParts: Record<string, readonly string[]> = {
  offering: ['Offering/', 'Applications/', 'BlockApplication/'],
  follows: ['follow/', 'Follows/'],
  offerForms: offers,
  orderForms,
  positions: [...orderForms, 'Position/', 'Positions/'],
  reports: [DOCUMENTS, REPORT],
}

/** The one kind that all of them belong to. */
const kindOf = (kinds: Record<string, readonly string[]>, users: readonly string[]): string | undefined =>
  users.length < SHARED_BY
    ? undefined
    : Object.entries(kinds).find(([, kind]) =>
        users.every((user) => kind.some((beginning) => user.startsWith(beginning))),
      )?.[0]

type Naming = (id: string) => string | undefined
/** The modules that each page, and each part that one fetches later, cannot do without. */
export type ModulesOfPages = Record<string, string[]>
/** What is apart is divided after all else, or it would draw what it needs out of the other chunks. */
export type PageChunks = Record<'shared' | 'apart' | 'ofForms' | 'ofParts', Naming> & { modules: ModulesOfPages }

const wordsOf = /(\w+)\/(?:messages\/)?(ja|en|zhHant)\.ts$/
const isWords = (id: string): boolean => wordsOf.test(id)
/** A module as `funds/FundsRoute.tsx`. */
const pageName = (id: string): string => id.split('/').slice(-2).join('/')
const isPage = (name: string): boolean => /^\w+\/\w+Route\.tsx$/.test(name)

/** The one family that all of them belong to. */
function familyOf(pages: readonly string[]): string | undefined {
  if (pages.some((page) => tabPages.has(page))) return undefined
  const family = Object.entries(families).find(([, beginnings]) =>
    pages.every((page) => beginnings.some((beginning) => page.toLowerCase().startsWith(beginning.toLowerCase()))),
  )
  return family?.[0]
}

/** What nearly every page needs, though it is asked for by itself. */
const withEntrances = /shell\/data\/client\.ts$/
// `useAfterPause` and `listing` are too small for a journey of their own.
const withMembers =
  /(?:pages\/BottomMenu|data\/useAfterPause|shared\/(?:ConfirmingBanner|focusHeading|MainMenu\/MainMenu)|icons\/SlidersHorizontal|trading\/listing)\.tsx?$/
/** Too small for a journey of their own too. */
const withOffers = /(?:EvenChoice\.tsx|useLots\.ts|usePrice\.ts|booked\.ts|sellableFrom\.ts|blocks\/apply\.ts)$/
/** Of forms, and of what has no form: the sentences of refusals, the introduction. */
const besidesForms = {
  refusals: /refusal\/(?:refusalTable|refusalParams)\.ts$/,
  fees: /ConfirmSheet\/Fees\.tsx$/,
}
/** Words that come together: for pages of members, for orders and what they open, for the two forms of an
 * order, for offers. */
const wordGroups = {
  offers: ['offer', 'offerings', 'blocks', 'follow'],
  member: ['shared', 'records', 'titles'],
  trading: ['order', 'trading', 'positions'],
  ticket: ['ticket', 'dayTrading'],
}

function groupOfWords(id: string): string | undefined {
  const [, space = '', language] = wordsOf.exec(id) ?? []
  const group = Object.entries(wordGroups).find(([, spaces]) => spaces.includes(space))
  return group && `words-${group[0]}-${language}`
}

/**
 * What needs each module, pages and whatever else is fetched by itself, as the bundler itself divides them: what is not
 * used is not counted.
 */
async function pagesOfModules(config: InlineConfig): Promise<Map<string, Set<string>>> {
  const { build: options = {} } = config
  const made = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...options,
      write: false,
      minify: false,
      // Else what pages share is put into one of them, and all of that one counts as shared.
      rolldownOptions: { ...options.rolldownOptions, experimental: { chunkOptimization: false } },
    },
  })
  const { output } = made as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const pagesOf = new Map<string, Set<string>>()
  for (const { fileName, facadeModuleId, isDynamicEntry } of chunks.values()) {
    if (!isDynamicEntry || facadeModuleId === null || isWords(facadeModuleId)) continue
    const needed = new Set([fileName])
    for (const file of needed) for (const each of chunks.get(file)?.imports ?? []) needed.add(each)
    for (const file of needed) {
      for (const id of chunks.get(file)?.moduleIds ?? [])
        pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(pageName(facadeModuleId)))
    }
  }
  return pagesOf
}

function modulesOf(usersOf: ReadonlyMap<string, ReadonlySet<string>>): ModulesOfPages {
  const modules: ModulesOfPages = {}
  for (const [id, users] of usersOf) for (const user of users) (modules[user] ??= []).push(id)
  return modules
}

/**
 * Names the chunk of each module that several pages share: each request costs a journey, and dozens of small chunks
 * pack badly. What an entrance shares with members is one chunk, what pages of members share besides is another, and
 * what only one family of pages shares has its own; all else stays with its page.
 */
export async function pageChunks(config: InlineConfig): Promise<PageChunks> {
  const pagesOf = await pagesOfModules(config)
  const shared: Naming = (id) => {
    if (withEntrances.test(id)) return 'entrance'
    if (withMembers.test(id)) return 'member'
    const words = groupOfWords(id)
    if (words) return words
    const users = [...(pagesOf.get(id) ?? [])]
    const pages = users.filter(isPage)
    if (users.length < SHARED_BY || isPage(pageName(id)) || kindOf(apart, users)) return undefined
    // What only parts share that are fetched later, no page need fetch.
    if (pages.length === 0) return undefined
    for (const [name, kind] of Object.entries(guests))
      if (pages.every((page) => kind.has(page))) return pages.length < SHARED_BY ? undefined : name
    if (!pages.some((page) => entrances.has(page))) return familyOf(users) ?? 'member'
    return pages.length < SHARED_BY ? undefined : 'entrance'
  }
  /** The parts that need it, unless a page does too. */
  function partsWith(id: string): readonly string[] {
    const users = [...(pagesOf.get(id) ?? [])]
    return users.some(isPage) ? [] : users
  }
  return {
    shared,
    modules: modulesOf(pagesOf),
    apart(id) {
      const users = [...(pagesOf.get(id) ?? [])]
      if (users.length > 0 && users.every((user) => afterFirstPage.has(user))) return 'later'
      const kind = kindOf(apart, users)
      // What one page shares with its own later parts stays with that page; pages of trading share theirs, and those
      // with charts.
      const least = kind === 'trading' || kind === 'history' || withOffers.test(id) ? 1 : SHARED_BY
      return users.filter(isPage).length < least ? undefined : kind
    },
    ofForms(id) {
      const beside = Object.entries(besidesForms).find(([, modules]) => modules.test(id))
      if (beside) return beside[0]
      const users = partsWith(id)
      // What one kind of form has for itself comes with that.
      return kindOf(ofParts, users) ? undefined : kindOf(ofForms, users)
    },
    ofParts: (id) => kindOf(ofParts, partsWith(id)),
  }
}
