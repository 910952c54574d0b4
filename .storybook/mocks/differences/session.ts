import type { Differences } from './difference.ts'

/** The first page and the log-in. */
export const session: Differences = {
  'Screens/Session/Start': [
    {
      what: {
        ja: '見出しは28px ではなく24px。1行に収まることもある',
        en: 'The headline is 24 px, not 28, and may fit on one line',
        'zh-Hant': '標題為24 px而非28 px，有時會排成一行',
      },
      why: {
        ja: '28px は DESIGN §5 の文字の大きさにない。モックの改行は手で入れたもので、一つの幅でしか合わない',
        en: '28 px is no size of DESIGN §5; the mock broke the line by hand, which fits one width only',
        'zh-Hant': 'DESIGN §5 沒有28 px這個字級；設計稿的換行是手動加入的，只適合單一寬度',
      },
    },
    {
      what: {
        ja: '利用規約とプライバシーポリシーが、入口のボタンの下にある',
        en: 'Terms and privacy stand below the ways in',
        'zh-Hant': '使用條款與隱私權政策列於各入口按鈕下方',
      },
      why: { ja: '入る前に読める', en: 'One can read them before one comes in', 'zh-Hant': '進入之前就能閱讀' },
    },
    {
      what: {
        ja: '高さの低い端末では、入口のボタンが文章のすぐ後に続く',
        en: 'On a low phone the ways in follow the text',
        'zh-Hant': '在較矮的手機上，入口按鈕緊接在文字之後',
      },
      why: {
        ja: '下に固定すると見出しに重なる。高さのある端末では、モックと同じ位置になる',
        en: 'Fixed in a bar of their own they covered the headline; on a tall phone they stand where the mock has them',
        'zh-Hant': '固定在底部會遮住標題；在較高的手機上，位置與設計稿相同',
      },
    },
    {
      what: {
        ja: '言語は端末の選択画面で選ぶ',
        en: 'The language is chosen with the phone’s own picker',
        'zh-Hant': '語言以手機內建的選單選擇',
      },
      why: {
        ja: '3つから選ぶのにシートはいらず、最初の画面のコードも増えない。文字が大きいときは、地球の印を外して言葉の場所を空ける',
        en: 'Three choices need no sheet, nor the first page its code; with large text the globe makes room for the words',
        'zh-Hant': '三個選項不需要面板，首頁也不必為此增加程式；文字放大時，地球圖示會讓出空間給文字',
      },
    },
  ],
  'Screens/Session/Login': [
    {
      what: {
        ja: '「携帯電話番号」ではなく「会員番号」',
        en: '“会員番号” (member number) instead of “携帯電話番号” (mobile number)',
        'zh-Hant': '以「会員番号」（會員編號）取代「携帯電話番号」（手機號碼）',
      },
      why: {
        ja: '日本の携帯電話番号は11桁で、ここで使う10桁の番号は電話番号ではない',
        en: 'Japanese mobile numbers have 11 digits; the ten digits used here are no telephone number',
        'zh-Hant': '日本的手機號碼為11位數，這裡使用的10位數並不是電話號碼',
      },
    },
    {
      what: {
        ja: '題名の上は12px ではなく24px 空き、入力欄の間は16px',
        en: '24 px above the title instead of 12, and 16 px between the fields',
        'zh-Hant': '標題上方留白24 px而非12 px，欄位間距為16 px',
      },
      why: {
        ja: '部品集の Page と間隔の段階による。どのフォームも同じ',
        en: 'The kit’s Page and its steps of space, the same on every form',
        'zh-Hant': '依元件庫的 Page 與間距級距，所有表單一致',
      },
    },
    {
      what: {
        ja: '同意のチェックは入っておらず、入力欄も空',
        en: 'The box is not ticked and the fields are empty',
        'zh-Hant': '同意欄未勾選，輸入欄也是空的',
      },
      why: {
        ja: '会員の代わりにチェックを入れることはない。モックは入力途中のフォームを描いている',
        en: 'Nothing is ticked on a member’s behalf; the mock shows a form half filled',
        'zh-Hant': '不會代替會員勾選；設計稿畫的是填到一半的表單',
      },
    },
    {
      what: {
        ja: '利用規約とプライバシーポリシーは、リンクに見えるボタン',
        en: 'Terms and privacy are buttons that look like links',
        'zh-Hant': '使用條款與隱私權政策是外觀像連結的按鈕',
      },
      why: {
        ja: 'フォームの上にシートで開くので、入力した内容が残る',
        en: 'They open a sheet over the form, so that what was typed is still there afterwards',
        'zh-Hant': '以面板開在表單上方，已輸入的內容不會消失',
      },
    },
  ],
}
