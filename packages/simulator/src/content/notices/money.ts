import { hrefTo } from '@kabuto/domain/paths'
import { link, list, paragraph, table } from '../../rows/passages.ts'
import type { NoticeEntry } from '../../rows/content.ts'

const deposit = hrefTo('deposit')
const withdraw = hrefTo('withdraw')
const open = '9:30–19:30'

/** About money in and out, and what protects it. */
export const moneyNotices: readonly NoticeEntry[] = [
  {
    id: 'holiday-hours',
    daysBefore: 1,
    at: '17:00',
    importance: 'mustRead',
    title: {
      ja: '勤労感謝の日とこれからの祝日の、入出金受付と取引時間',
      en: 'Hours on Labour Thanksgiving Day and the holidays after it',
      'zh-Hant': '勤勞感謝之日及後續假日的存款、提款受理與交易時間',
    },
    body: {
      ja: [
        paragraph(
          '平素より Kabuto をご利用いただき、ありがとうございます。2026年11月23日（月）の勤労感謝の日は、入出金の受付と東京市場の模擬取引をお休みします。これからの祝日も同じです。',
        ),
        table(
          ['日付', '入出金の受付', '東京市場'],
          ['2026/11/20（金）', open, '通常どおり'],
          ['2026/11/23（月・祝）', '休止', '休場'],
          ['2026/11/24（火）', open, '通常どおり'],
          ['2026/12/31（木）', '休止', '休場'],
          ['2027/1/1（金・祝）〜1/3（日）', '休止', '休場'],
          ['2027/1/11（月・祝）', '休止', '休場'],
        ),
        list(
          '米国市場の模擬取引は、米国の休場日を除いてご利用いただけます。',
          '休止中は入金も出金も申請を受け付けません。次の受付の日時は、それぞれの画面に示します。',
        ),
        link('入金の受付時間を見る', deposit),
      ],
      en: [
        paragraph(
          'Thank you for using Kabuto. On Monday 23 November 2026, Labour Thanksgiving Day, no deposits or ' +
            'withdrawals are taken and the simulated Tokyo market is closed. The holidays after it are kept ' +
            'the same way.',
        ),
        table(
          ['Date', 'Deposits and withdrawals', 'Tokyo'],
          ['Fri 20 Nov 2026', open, 'As usual'],
          ['Mon 23 Nov 2026, holiday', 'Closed', 'Closed'],
          ['Tue 24 Nov 2026', open, 'As usual'],
          ['Thu 31 Dec 2026', 'Closed', 'Closed'],
          ['Fri 1 Jan to Sun 3 Jan 2027', 'Closed', 'Closed'],
          ['Mon 11 Jan 2027, holiday', 'Closed', 'Closed'],
        ),
        list(
          'The simulated US market stays open, except on US holidays.',
          'While we are closed, neither deposits nor withdrawals can be requested. Each screen shows when ' +
            'that is possible again.',
        ),
        link('See the hours for deposits', deposit),
      ],
      'zh-Hant': [
        paragraph(
          '感謝您使用 Kabuto。2026年11月23日（一）勤勞感謝之日，暫停受理存款與提款，東京市場的模擬交易亦休市。後續假日比照辦理。',
        ),
        table(
          ['日期', '存款、提款受理', '東京市場'],
          ['2026/11/20（五）', open, '照常'],
          ['2026/11/23（一・假日）', '暫停', '休市'],
          ['2026/11/24（二）', open, '照常'],
          ['2026/12/31（四）', '暫停', '休市'],
          ['2027/1/1（五・假日）至1/3（日）', '暫停', '休市'],
          ['2027/1/11（一・假日）', '暫停', '休市'],
        ),
        list('除美國休市日外，美股模擬交易照常進行。', '暫停期間不受理存款與提款申請，下次受理時間會顯示於各畫面。'),
        link('查看存款受理時間', deposit),
      ],
    },
  },
  {
    id: 'fraud-warning',
    daysBefore: 4,
    at: '10:00',
    importance: 'mustRead',
    title: {
      ja: '「先に振り込めば出金できる」は、すべて詐欺です',
      en: '“Pay first, then you can withdraw” is always a fraud',
      'zh-Hant': '「先匯款才能提款」，全都是詐騙',
    },
    body: {
      ja: [
        paragraph(
          '出金の前に、税金、保証金、手数料などの名目でお金を振り込ませる会社はありません。本物の証券会社は、必要な費用を残高から差し引くか、差し引く額を前もって示します。',
        ),
        list(
          '個人名義の口座や、毎回変わる口座への振込を求められたら、振り込まないでください。',
          'SNSで知り合った人の「必ずもうかる」という話と、画面に表示された利益は、どちらも証拠になりません。',
          'すでに振り込んでしまったときは、振込先の銀行と警察に、できるだけ早く相談してください。',
        ),
        paragraph('Kabuto は模擬取引です。実際のお金の入金をお願いすることは、何があってもありません。'),
        link('Kabuto が何であるかを読む', hrefTo('about')),
      ],
      en: [
        paragraph(
          'No honest company makes you send money before it lets you withdraw, whether it calls that a tax, ' +
            'a guarantee or a fee. A real broker takes its costs out of your balance, or shows you beforehand ' +
            'what it will take.',
        ),
        list(
          'When you are told to pay into a private account, or into another account each time, do not pay.',
          'Neither a promise by somebody you met online nor a profit on a screen is proof of anything.',
          'If you have paid already, speak to the bank you paid into and to the police as soon as you can.',
        ),
        paragraph('Kabuto is a simulation. It will never ask you for real money, whatever happens.'),
        link('Read what Kabuto is', hrefTo('about')),
      ],
      'zh-Hant': [
        paragraph(
          '沒有任何正當公司會要求您先以稅金、保證金或手續費等名義匯款，才准許提款。真正的券商會從餘額中扣除費用，或事先告知扣除金額。',
        ),
        list(
          '若被要求匯款至個人帳戶，或每次都不同的帳戶，請勿匯款。',
          '網路上認識的人所說的「穩賺不賠」，與畫面上顯示的獲利，都不能作為證據。',
          '若已經匯款，請儘快聯絡收款銀行並向警方報案。',
        ),
        paragraph('Kabuto 是模擬交易，無論如何都不會要求您匯入真實的資金。'),
        link('了解 Kabuto 是什麼', hrefTo('about')),
      ],
    },
  },
  {
    id: 'settlement',
    daysBefore: 24,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '売却代金はいつ出金できるか（受渡しは2営業日後）',
      en: 'When the proceeds of a sale can be withdrawn: two business days later',
      'zh-Hant': '賣出價金何時可提款（2個營業日後交割）',
    },
    body: {
      ja: [
        paragraph(
          '日本株の受渡しは、約定日から数えて2営業日後です。売却の代金は、約定してすぐ次の買付に使えますが、出金できるのは受渡しの日からです。土日と祝日は数えません。',
        ),
        table(
          ['約定日', '受渡日'],
          ['月曜日', '水曜日'],
          ['木曜日', '翌週の月曜日'],
          ['祝日の前の営業日', '祝日をとばして2営業日後'],
        ),
        list(
          '米国株は、現地の約定日の1営業日後に、ドルで受渡しをします。',
          '受渡しを待っている金額と日付は、資産の「受渡しの予定」で確かめられます。',
        ),
        link('受渡しの予定を見る', hrefTo('funds')),
      ],
      en: [
        paragraph(
          'Japanese shares settle two business days after the trade. You can buy again with the proceeds at ' +
            'once, but withdraw them only from the day of settlement. Weekends and holidays do not count.',
        ),
        table(
          ['Traded on', 'Settles on'],
          ['Monday', 'Wednesday'],
          ['Thursday', 'Monday of the next week'],
          ['The business day before a holiday', 'Two business days later, the holiday left out'],
        ),
        list(
          'US shares settle one New York business day after the trade, in dollars.',
          'Funds shows under “Settlement” what is still to come and when.',
        ),
        link('See what is to settle', hrefTo('funds')),
      ],
      'zh-Hant': [
        paragraph('日股於成交後第2個營業日交割。賣出價金成交後即可用於買進，但要到交割日才能提款。週末與假日不計入。'),
        table(
          ['成交日', '交割日'],
          ['星期一', '星期三'],
          ['星期四', '下週星期一'],
          ['假日前的營業日', '跳過假日後的第2個營業日'],
        ),
        list('美股於當地成交日後第1個營業日以美元交割。', '待交割的金額與日期，可在資產的「交割日程」查看。'),
        link('查看交割日程', hrefTo('funds')),
      ],
    },
  },
  {
    id: 'fund-password',
    daysBefore: 35,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '資金パスワードの決まりをひとつにまとめました',
      en: 'One rule for the fund password',
      'zh-Hant': '資金密碼的規則已統一',
    },
    body: {
      ja: [
        paragraph(
          '出金と口座の登録解除には、ログインパスワードとは別の資金パスワードを使います。決まりは次のとおりです。',
        ),
        list(
          '7〜11桁の数字。同じ数字だけのものや、続き番号は使えません。',
          '5回続けて間違えると、15分間使えません。終わる時刻を画面に示します。',
          '実際の銀行やカードで使っている番号は、設定しないでください。',
        ),
        link('資金パスワードを設定する', hrefTo('fundPassword')),
      ],
      en: [
        paragraph(
          'Withdrawing, and removing a bank account, take a fund password of its own beside the login ' +
            'password. These are its rules.',
        ),
        list(
          '7 to 11 digits, not one digit repeated and not a run such as 1234567.',
          'After 5 wrong tries in a row it rests for 15 minutes; the screen says until when.',
          'Do not choose a number that you use at a real bank or for a real card.',
        ),
        link('Set the fund password', hrefTo('fundPassword')),
      ],
      'zh-Hant': [
        paragraph('提款與解除銀行帳戶時，使用與登入密碼不同的資金密碼，規則如下。'),
        list(
          '7至11位數字，不可為同一數字重複或連續數字。',
          '連續輸入錯誤5次，將停用15分鐘，畫面會顯示恢復時間。',
          '請勿設定您在真實銀行或卡片上使用的號碼。',
        ),
        link('設定資金密碼', hrefTo('fundPassword')),
      ],
    },
  },
  {
    id: 'review-minute',
    daysBefore: 39,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '審査は約1分で終わります（模擬時刻）',
      en: 'Reviews take about a minute of simulated time',
      'zh-Hant': '審核約需1分鐘（模擬時間）',
    },
    body: {
      ja: [
        paragraph(
          '入金、出金、本人確認、借入、信用枠の追加、立会外取引、募集の申込みは、申請から60秒（模擬時刻）で結果が出ます。人が見るのではなく、決まった規則で決まります。',
        ),
        list(
          '却下のときは、必ず理由を示します。',
          '出金は、結果が出る前なら取り消せます。',
          '審査中の出金と借入は、それぞれ1件まで。入金は方法ごとに1件までです。',
        ),
        link('出金の記録を見る', hrefTo('funds')),
      ],
      en: [
        paragraph(
          'Deposits, withdrawals, identity, loans, credit top-ups, block trades and fund-raisings are ' +
            'decided 60 seconds of simulated time after they are sent in. Fixed rules decide, not a person.',
        ),
        list(
          'A rejection always comes with its reason.',
          'A withdrawal can be cancelled until it is decided.',
          'One withdrawal and one loan can be in review at a time, and one deposit for each way of paying in.',
        ),
        link('See the records', hrefTo('funds')),
      ],
      'zh-Hant': [
        paragraph(
          '存款、提款、實名驗證、借款、追加信用額度、鉅額交易與募資申請，送出後60秒（模擬時間）即有結果。由固定規則判定，並非人工審核。',
        ),
        list(
          '若被駁回，一定會說明原因。',
          '提款在結果出爐前可以取消。',
          '審核中的提款與借款各以1件為限；存款則每種方式以1件為限。',
        ),
        link('查看紀錄', hrefTo('funds')),
      ],
    },
  },
  {
    id: 'uploads',
    daysBefore: 43,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '提出した画像は、審査のあとに削除します',
      en: 'Pictures you send are deleted after the review',
      'zh-Hant': '上傳的圖片會在審核後刪除',
    },
    body: {
      ja: [
        paragraph(
          '本人確認と入金で提出した画像は、審査の結果が出たときにデータを削除します。記録には、提出したことだけが残ります。',
        ),
        list(
          'はじめから用意した見本の画像で、すべての手続きを試せます。',
          '自分の画像を選ぶと、送る前に端末の中で640ピクセル以下に縮め、「見本」の文字を重ねます。',
          '実在の身分証や通帳の画像は、使わないでください。',
        ),
        link('本人確認の画面を開く', hrefTo('identity')),
      ],
      en: [
        paragraph(
          'The bytes of the pictures you send for the identity check or a deposit are deleted when the ' +
            'review is decided. The record only keeps that something was sent.',
        ),
        list(
          'Every step can be tried with the sample pictures that are built in.',
          'A picture of your own is made no larger than 640 pixels and marked 見本 (specimen) in the browser ' +
            'before it is sent.',
          'Please do not use pictures of a real identity card or bank book.',
        ),
        link('Open the identity check', hrefTo('identity')),
      ],
      'zh-Hant': [
        paragraph('實名驗證與存款時上傳的圖片，會在審核結果出爐時刪除檔案，紀錄中只留下曾經上傳的事實。'),
        list(
          '所有手續都可使用內建的範例圖片體驗。',
          '若選擇自己的圖片，會先在裝置內縮至640像素以下並加上「見本（樣本）」字樣後才送出。',
          '請勿使用真實的證件或存摺圖片。',
        ),
        link('開啟實名驗證', hrefTo('identity')),
      ],
    },
  },
  {
    id: 'window-hours',
    daysBefore: 53,
    at: '10:00',
    importance: 'normal',
    title: {
      ja: '入金と出金の受付は、平日の9:30–19:30です',
      en: 'Deposits and withdrawals are taken on weekdays, 9:30–19:30',
      'zh-Hant': '存款與提款於平日9:30–19:30受理',
    },
    body: {
      ja: [
        paragraph(
          '入金と出金は、同じ時間に同じ手間で申請できます。土日と祝日はお休みです。時刻はすべて日本時間の模擬時刻です。',
        ),
        table(
          ['', '入金', '出金'],
          ['受付', open, open],
          ['1回の下限', '1,000円', '1,000円'],
          ['1回の上限', '50,000,000円', '50,000,000円'],
          ['手数料', '0円', '0円'],
        ),
        paragraph('入金先は、入金の画面にそのとき示す架空の口座だけです。実際の振込は行わないでください。'),
        link('出金の画面を開く', withdraw),
      ],
      en: [
        paragraph(
          'You can ask for a deposit and for a withdrawal at the same hours and with the same few steps. ' +
            'Weekends and holidays are closed. All times are simulated times in Japan.',
        ),
        table(
          ['', 'Deposit', 'Withdrawal'],
          ['Hours', open, open],
          ['Least at a time', '1,000 yen', '1,000 yen'],
          ['Most at a time', '50,000,000 yen', '50,000,000 yen'],
          ['Fee', '0 yen', '0 yen'],
        ),
        paragraph(
          'The only account to pay into is the invented one that the deposit screen shows at that moment. ' +
            'Please do not make any real transfer.',
        ),
        link('Open withdrawals', withdraw),
      ],
      'zh-Hant': [
        paragraph('存款與提款在相同時間、以相同步驟申請，週末與假日休息。所有時間皆為日本時間的模擬時間。'),
        table(
          ['', '存款', '提款'],
          ['受理時間', open, open],
          ['單筆下限', '1,000日圓', '1,000日圓'],
          ['單筆上限', '50,000,000日圓', '50,000,000日圓'],
          ['手續費', '0日圓', '0日圓'],
        ),
        paragraph('存款帳戶僅限存款畫面當下顯示的虛構帳戶，請勿進行真實匯款。'),
        link('開啟提款畫面', withdraw),
      ],
    },
  },
]
