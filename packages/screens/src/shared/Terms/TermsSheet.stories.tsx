import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { privacyRead, termsRead } from './termsRead.ts'
import { TermsSheet } from './TermsSheet.tsx'

const meta = preview.meta({
  title: 'Screens/Shared/Terms',
  component: TermsSheet,
  args: { name: 'terms' as const, onClose: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({
  tags: ['vrt'],
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /閉じる|Close|關閉/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
  ...says({
    ...termsRead,
    figures: {},
    notices: [],
    texts: [
      'Kabuto を使うときの約束です。実際の契約や口座は生まれません。',
      'お金、会社、株価、銀行、損益は架空です。入金しても出金しても、実際のお金は動きません。',
      '証券会社でも銀行でもありません。投資の助言はせず、実際の取引での結果も約束しません。',
      '入金、出金、借入、本人確認は、模擬の事務局が決まりに従って自動で審査します。管理者は、練習のために承認、却下、凍結ができ、その記録が残ります。断るときは、理由を示します。',
      '利用は無料です。手数料と利息も模擬で、確定する前に金額を示します。',
      '実在の電話番号、使っているパスワード、本物の身分証、実在の口座番号は入力しないでください。本物の証券会社に見せかけて使わないでください。',
      'いつでもやめられます。費用も借金も残りません。設定から、模擬の資産を最初からやり直せます。',
      '動作は保証しません。データが消えることがあります。',
    ],
  }),
})

export const Privacy = meta.story({
  tags: ['vrt'],
  args: { name: 'privacy' },
  ...says({
    ...privacyRead,
    figures: {
      会員番号とログインの印: 'ログアウトまで — ログインを続けるため',
      言語と表示の設定: 'ブラウザのデータを消すまで — 次も同じ表示で開くため',
      入力の途中の内容: 'タブを閉じるまで — 書きかけを失わないため。パスワードは残しません',
      会員番号とパスワード: 'データを消すまで — ログインのため。パスワードは元に戻せない形にします',
      ログイン中の端末と時刻: 'ログインが終わるまで — 覚えのないログインに気づけるようにするため',
      '氏名、口座、模擬の資産と取引': 'データを消すまで — 練習を続けるため',
      本人確認と入金の画像: '審査が終わるまで — 審査のため',
      お問い合わせの内容: 'データを消すまで — 続きから話せるようにするため',
      通信の記録: 'データを消すまで — 不具合を調べるため。入力した内容は含みません',
    },
    notices: [],
    texts: [
      '何を、どこに、何のために残すかを示します。広告も分析もなく、ほかの会社には何も送りません。',
      'あなたと、サーバーを動かしている人、管理者です。インターネットでの公開は想定していません。同じネットワークでの通信は暗号化されません。',
      'ログアウトすると、この端末のログインの印が消えます。設定から、模擬の資産を最初からやり直せます。それまでの記録は保管されます。すべてを消せるのは、サーバーを動かしている人だけです。データのファイルを消します。',
    ],
  }),
})

/** Nothing is shown, and nothing of it is read. */
export const Closed = meta.story({
  name: '閉じたとき',
  args: { name: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('dialog')).toBeNull(),
  ...says({ headings: [], figures: {}, actions: {}, fields: {}, notices: [], texts: [] }),
})
