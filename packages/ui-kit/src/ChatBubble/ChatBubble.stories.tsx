import preview from '@kabuto/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { useSamples } from '../base/board.tsx'
import { Card } from '../Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ChatBubble } from './ChatBubble.tsx'

const meta = preview.meta({ title: 'Kit/ChatBubble', component: ChatBubble })

const theirs = { from: 'them', children: '自動応答です。決まった手順でお答えします。', time: '14:32' } as const
const mine = { from: 'me', children: 'わかりました。', time: '14:32' } as const

export const Playground = meta.story({ args: theirs })
export const Mine = meta.story({ args: mine })
export const Sending = meta.story({ args: { ...mine, state: 'sending' } })
export const ReadByThem = meta.story({ args: { ...mine, state: 'read' } })

export const Failed = meta.story({
  args: { ...mine, onResend: fn() },
  async play({ args, canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
})

export const WithCard = meta.story({
  args: {
    ...theirs,
    attachment: (
      <Card>
        <Button kind="soft">出金の手順を見る</Button>
      </Card>
    ),
  },
})

export const Hostile = meta.story({
  args: mine,
  render: () => (
    <Stack gap="3">
      {[
        '<img src=x onerror=alert(1)>',
        'x'.repeat(300),
        '🪖'.repeat(40),
        'שלום עולם',
        `1行目\n2行目\n\n${'長い文章です。'.repeat(30)}`,
      ].map((text) => (
        <ChatBubble key={text} from="me" time="14:32">
          {text}
        </ChatBubble>
      ))}
    </Stack>
  ),
})

function Sheet() {
  const words = useSamples({
    ja: {
      hello: '自動応答です。決まった手順でお答えします。',
      fine: 'わかりました。',
      ask: '出金の手順を教えてください。',
    },
    en: { hello: 'This is an automatic reply. It answers by set steps.', fine: 'I see.', ask: 'How do I withdraw?' },
    'zh-Hant': { hello: '這是自動回覆，會依固定步驟回答。', fine: '明白了。', ask: '請告訴我提款的步驟。' },
  })
  return (
    <Stack gap="4">
      <ChatBubble from="them" time="14:31">
        {words.hello}
      </ChatBubble>
      <ChatBubble from="me" time="14:31" state="read">
        {words.ask}
      </ChatBubble>
      <ChatBubble from="me" time="14:32" state="sending">
        {words.fine}
      </ChatBubble>
      <ChatBubble from="me" time="14:32" onResend={fn()}>
        {words.fine}
      </ChatBubble>
    </Stack>
  )
}

export const Matrix = meta.story({ tags: ['vrt'], args: theirs, render: () => <Sheet /> })
