import { hrefTo } from '@kabuto/domain/paths'
import type { IntentEntry } from '../../rows/content.ts'

const offers = { label: { ja: 'IPO', en: 'IPO', 'zh-Hant': 'IPO' }, href: hrefTo('offerings') }

/** Everything beyond an ordinary order. */
export const productIntents: readonly IntentEntry[] = [
  {
    id: 'day-trade',
    patterns: {
      ja: ['デイトレ', 'デイトレード', '日計り', 'その日のうち'],
      en: ['day trade', 'day trading', 'daytrade', 'intraday'],
      'zh-Hant': ['當日交易', '當沖', '日內交易', '當天結束'],
    },
    suggestion: { ja: 'デイトレードのしくみ', en: 'How does day trading work?', 'zh-Hant': '當日交易如何運作？' },
    answer: {
      ja:
        'デイトレードは、その日のうちに終わる日本株の取引です。申込みは15:20まで。自分で終わらせないときは、大引けの板寄せで自動で決済します。信用取引として扱うため、' +
        '15分の制限と差金決済の決まりはかかりません。短時間で損をすることもあります。',
      en:
        'A day trade is a Japanese trade that ends on its day. It is taken until 15:20; what you do not close ' +
        'yourself closes in the closing auction. It stands on margin, so the 15 minutes and the same-day rule ' +
        'do not apply. It can lose money quickly.',
      'zh-Hant':
        '當日交易是當天結束的日股交易，申請至15:20為止。若未自行平倉，會在收盤集合競價時自動平倉。因屬信用交易，不受15分鐘與差金交割規則限制。也可能在短時間內虧損。',
    },
    links: [{ label: { ja: 'デイトレード', en: 'Day trading', 'zh-Hant': '當日交易' }, href: hrefTo('dayTrading') }],
  },
  {
    id: 'ipo',
    patterns: {
      ja: ['ipo', '新規公開', '新規上場', '申込みたい', '当選', '払込', '当たった', '申し込み方'],
      en: ['ipo', 'new offering', 'public offering', 'subscription', 'pay for lots', 'won an ipo', 'apply for an ipo'],
      'zh-Hant': ['ipo', '新股', '申購', '中籤', '繳款', '抽中'],
    },
    suggestion: { ja: 'IPOの申込み方', en: 'How to apply for an IPO', 'zh-Hant': '如何申購新股？' },
    answer: {
      ja:
        'IPOは1銘柄に1回申し込め、締切までは変更も取消もできます。申込みと当選ではお金は動きません。当選したら期限までに払い込むか辞退します。払い込まなければ無効になるだけで、費用も借金も生じません。' +
        '売却できるのは、上場日の次の営業日からです。',
      en:
        'You can apply once for each IPO and change or withdraw it until the deadline. Neither applying nor ' +
        'winning moves money. If you win, pay by the deadline or decline; what is not paid is simply void, ' +
        'without cost or debt. You can sell from the business day after the listing.',
      'zh-Hant':
        '每檔新股可申購1次，截止前可修改或撤回。申購與中籤都不會動用資金。中籤後請於期限前繳款或放棄；未繳款只會失效，不會產生費用或債務。上市日的下一個營業日起可以賣出。',
    },
    links: [
      offers,
      { label: { ja: '申込履歴', en: 'My applications', 'zh-Hant': '申購紀錄' }, href: hrefTo('applications') },
    ],
  },
  {
    id: 'draw',
    patterns: {
      ja: ['抽選', '公正', '当たらない', '落選', 'ハッシュ', '確かめられる'],
      en: ['draw', 'lottery', 'is it fair', 'not won', 'hash', 'verify'],
      'zh-Hant': ['抽籤', '公平', '未中籤', '雜湊', '驗證抽籤'],
    },
    suggestion: { ja: '抽選は公正ですか。', en: 'Is the draw fair?', 'zh-Hant': '抽籤公平嗎？' },
    answer: {
      ja: '抽選の種のハッシュ値を受付の前に、申込み番号の一覧のハッシュ値を締切に、種と全員の結果を抽選のあとに公開します。だれでも計算し直して確かめられます。残高や取引の量で当たりやすくなることはありません。',
      en:
        'The hash of the seed is published before applications, the hash of the numbers at the deadline, the ' +
        'seed and all results after the draw. Anybody can work it out again. Neither a balance nor much ' +
        'trading makes winning likelier.',
      'zh-Hant':
        '受理前公開種子的雜湊值，截止時公開編號名單的雜湊值，抽籤後公開種子與所有結果，任何人都能重新計算驗證。餘額或交易量不會提高中籤機率。',
    },
    links: [
      offers,
      {
        label: { ja: 'お知らせを読む', en: 'Read the notice', 'zh-Hant': '閱讀公告' },
        href: hrefTo('notice', { id: 'ipo-draw' }),
      },
    ],
  },
  {
    id: 'block',
    patterns: {
      ja: ['立会外', '分売', '立会外取引', 'キーが合わない', 'キーはどこ', '割引', 'キーがわからない'],
      en: ['off-auction', 'block trade', 'block sale', 'discount', 'key does not match'],
      'zh-Hant': ['鉅額', '鉅額交易', '大宗交易', '密鑰', '折價'],
    },
    suggestion: { ja: '立会外取引とは何ですか。', en: 'What is a block trade?', 'zh-Hant': '什麼是鉅額交易？' },
    answer: {
      ja:
        '立会外取引は、まとまった株を終値から数パーセント割り引いて分けるものです。1,000株単位、1日3回まで、手数料は0円です。キーは商品の画面に表示され、秘密ではありません。' +
        '売却できない間に値下がりすることがあります。',
      en:
        'A large holding is sold in parts, a few per cent below the close: lots of 1,000 shares, three times a ' +
        'day at most, no fee. The key stands on the page of the sale and is no secret. The price can fall ' +
        'while you cannot sell.',
      'zh-Hant':
        '鉅額交易是將大量股票以低於收盤價數個百分點分售。以1,000股為單位，每日最多3次，免手續費。密鑰顯示於商品畫面，並非祕密。閉鎖期間股價可能下跌。',
    },
    links: [{ label: { ja: '立会外取引', en: 'Block trades', 'zh-Hant': '鉅額交易' }, href: hrefTo('blocks') }],
  },
  {
    id: 'raise',
    patterns: {
      ja: ['募集', '配分', '増資', '公募'],
      en: ['fund-raising', 'fundraising', 'placement', 'allotment', 'capital increase'],
      'zh-Hant': ['募資', '配售', '增資', '現金增資'],
    },
    suggestion: {
      ja: '募集に申し込むとどうなりますか。',
      en: 'What happens in a fund-raising?',
      'zh-Hant': '參加募資後會怎樣？',
    },
    answer: {
      ja: '募集は、架空の上場会社の新しい株を決まった値段で配分するものです。申込み額は審査の間だけ拘束し、配分されると「募集・配分」に入ります。売却できない期間は申込みの前に日付で示します。費用は0円です。',
      en:
        'A listed, invented company places new shares at a fixed price. What you apply with is held during the ' +
        'review; what is allotted stands under “Allotment”. The lock-up is shown as a date beforehand. There ' +
        'is no fee.',
      'zh-Hant':
        '募資是虛構上市公司以固定價格配售新股。申請金額僅在審核期間保留，獲配後列入「配售」。閉鎖期間會在申請前以日期顯示，免費用。',
    },
    links: [
      {
        label: { ja: '募集', en: 'Fund-raising', 'zh-Hant': '募資' },
        href: hrefTo('product', { product: 'fundraising' }),
      },
    ],
  },
  {
    id: 'follow',
    patterns: {
      ja: ['フォロー', 'リードトレーダー', 'コピートレード', '追随', 'まねる'],
      en: ['follow', 'lead trader', 'copy trading', 'copy trade'],
      'zh-Hant': ['跟單', '領航交易員', '複製交易', '帶單'],
    },
    suggestion: { ja: 'フォローとは何ですか。', en: 'What does “follow” do?', 'zh-Hant': '跟單是什麼？' },
    answer: {
      ja:
        'フォローは、架空のリードトレーダーと同じ銘柄を同じ割合で持つ模擬商品です。実際の一任運用ではありません。100,000円から、いつでも終了でき、−10%（変更できます）で自動で終わります。' +
        '最大の下落幅を先に見てください。',
      en:
        'You hold the same stocks in the same parts as an invented lead trader. It is no real mandate. It ' +
        'begins at 100,000 yen, can be ended at any time, and ends by itself at −10%, which you can change. ' +
        'Look at the largest fall first.',
      'zh-Hant':
        '跟單是以相同比例持有與虛構領航交易員相同股票的模擬商品，並非真實的全權委託。100,000日圓起，隨時可結束，−10%（可變更）時自動結束。請先看最大跌幅。',
    },
    links: [{ label: { ja: 'フォロー', en: 'Follow', 'zh-Hant': '跟單' }, href: hrefTo('follow') }],
  },
  {
    id: 'ai',
    patterns: {
      ja: ['ai運用', '自動売買', 'モデル運用', '人工知能', 'ロボアド'],
      en: ['ai portfolio', 'ai trading', 'robot', 'artificial intelligence', 'model portfolio'],
      'zh-Hant': ['ai投組', 'ai 投組', '自動交易', '人工智慧', '機器人理財'],
    },
    suggestion: {
      ja: 'AI運用は本当にAIですか。',
      en: 'Is an AI portfolio really AI?',
      'zh-Hant': 'AI 投組真的是AI嗎？',
    },
    answer: {
      ja: 'いいえ。名前はAI運用ですが、決まった規則で銘柄を持つだけの模擬のモデルです。学習も予測もしません。費用は年0.4〜0.8%の日割りで、100,000円を30日、年0.5%なら41円です。元本は保証されません。',
      en:
        'No. It only holds stocks by a fixed rule; nothing learns or predicts. It costs 0.4 to 0.8% a year, by ' +
        'the day: 41 yen for 100,000 yen, 30 days at 0.5%. Nothing is guaranteed.',
      'zh-Hant':
        '不是。雖稱AI，其實只是依固定規則持股的模擬模型，不會學習也不會預測。費用為年0.4至0.8%按日計算，100,000日圓30天、年0.5%為41日圓。不保證本金。',
    },
    links: [
      {
        label: { ja: 'AI運用の説明', en: 'About AI portfolios', 'zh-Hant': 'AI 投組說明' },
        href: hrefTo('product', { product: 'ai' }),
      },
    ],
  },
]
