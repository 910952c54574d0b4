import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Board, useSamples } from '../base/board.tsx'
import { ErrorState } from './ErrorState.tsx'

const again = fn()

const meta = preview.meta({
  title: 'Kit/ErrorState',
  component: ErrorState,
  args: {
    title: '表示できませんでした',
    text: '通信の状態を確かめて、もう一度お試しください。',
    code: 'E-504',
    action: { label: '再読み込み', onPress: again },
  },
})

export const Playground = meta.story({
  async play({ canvas, userEvent }) {
    again.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '表示できませんでした通信の状態を確かめて、もう一度お試しください。（E-504）',
    )
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '再読み込み' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(again).toHaveBeenCalledTimes(2)
  },
})

export const NoPermission = meta.story({
  name: '権限がない',
  args: {
    title: 'この画面は使えません',
    text: 'お問い合わせで理由を確認できます。',
    code: undefined,
    action: undefined,
    support: { label: 'お問い合わせ', href: '#/user/kf' },
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '#/user/kf')
  },
})

export const Matrix = meta.story({
  tags: ['vrt'],
  render: function Render() {
    const words = useSamples({
      ja: {
        title: '表示できませんでした',
        text: '通信の状態を確かめて、もう一度お試しください。',
        retry: '再読み込み',
        support: 'お問い合わせ',
      },
      en: {
        title: 'This could not be shown',
        text: 'Check your connection and try again.',
        retry: 'Reload',
        support: 'Contact support',
      },
      'zh-Hant': { title: '無法顯示', text: '請確認網路連線後再試一次。', retry: '重新載入', support: '聯絡客服' },
    })
    return (
      <Board title="ErrorState">
        <ErrorState
          title={words.title}
          text={words.text}
          code="E-504"
          action={{ label: words.retry, onPress: again }}
          support={{ label: words.support, href: '#/user/kf' }}
        />
      </Board>
    )
  },
})
