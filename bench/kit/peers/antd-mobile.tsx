import {
  Badge,
  Button,
  Checkbox,
  ConfigProvider,
  Dialog,
  Form,
  Input,
  List,
  NavBar,
  TabBar,
  Tabs,
  Tag,
  Toast,
  unstableSetRender,
} from 'antd-mobile'
import jaJP from 'antd-mobile/es/locales/ja-JP'
import {
  AppOutline,
  BellOutline,
  EyeInvisibleOutline,
  EyeOutline,
  HistogramOutline,
  PayCircleOutline,
  UnorderedListOutline,
  UserOutline,
} from 'antd-mobile-icons'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { empty, places, rows, rules, title, views, words, type Draft } from '../pages/peer/content.ts'

// Without it nothing that is called rather than rendered is shown under React 19.
unstableSetRender((node, container) => {
  const root = createRoot(container)
  root.render(node)
  return async () => root.unmount()
})

const icons = [AppOutline, UnorderedListOutline, HistogramOutline, PayCircleOutline, UserOutline]

function rulesOf(name: keyof Draft) {
  return rules
    .filter(({ field }) => field === name)
    .map(({ text, holds }) => ({
      validator: (_: unknown, value: string | boolean) =>
        holds({ ...empty, [name]: value ?? empty[name] }) ? Promise.resolve() : Promise.reject(new Error(text)),
    }))
}

/** As its documentation shows a password. */
function Password({ value = '', onChange }: { value?: string; onChange?: (value: string) => void }) {
  const [shown, setShown] = useState(false)
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <Input type={shown ? 'text' : 'password'} autoComplete="current-password" value={value} onChange={onChange} />
      {shown ? <EyeOutline onClick={() => setShown(false)} /> : <EyeInvisibleOutline onClick={() => setShown(true)} />}
    </div>
  )
}

function App() {
  const [place, setPlace] = useState<string>(places[0])
  const [view, setView] = useState<string>(views[0])
  const [asked, setAsked] = useState(false)
  return (
    <>
      <NavBar
        onBack={() => {}}
        right={
          <Badge content={Badge.dot}>
            <BellOutline fontSize={24} />
          </Badge>
        }
      >
        {title}
      </NavBar>
      <Tabs activeKey={view} onChange={setView}>
        {views.map((name) => (
          <Tabs.Tab key={name} title={name}>
            <List>
              {rows.map((row, at) => (
                <List.Item
                  key={row.title}
                  extra={
                    <>
                      {at === 0 && <Tag color="primary">{words.state}</Tag>} {row.value}
                    </>
                  }
                >
                  {row.title}
                </List.Item>
              ))}
            </List>
          </Tabs.Tab>
        ))}
      </Tabs>
      <Form
        layout="vertical"
        initialValues={empty}
        onFinish={() => Toast.show({ icon: 'success', content: words.sent })}
        footer={
          <Button block type="submit" color="primary" size="large">
            {words.send}
          </Button>
        }
      >
        <Form.Header>{words.form}</Form.Header>
        <Form.Item name="phone" label={words.phone} rules={rulesOf('phone')}>
          <Input type="tel" inputMode="numeric" autoComplete="tel" />
        </Form.Item>
        <Form.Item name="password" label={words.password} rules={rulesOf('password')}>
          <Password />
        </Form.Item>
        <Form.Item name="amount" label={words.amount} rules={rulesOf('amount')} extra="円">
          <Input inputMode="numeric" />
        </Form.Item>
        <Form.Item name="agree" valuePropName="checked" rules={rulesOf('agree')}>
          <Checkbox>{words.agree}</Checkbox>
        </Form.Item>
      </Form>
      <Button block size="large" onClick={() => setAsked(true)}>
        {words.close}
      </Button>
      <Dialog
        visible={asked}
        title={words.question}
        content={words.warning}
        onClose={() => setAsked(false)}
        closeOnAction
        actions={[
          [
            { key: 'no', text: words.no },
            { key: 'yes', text: words.yes, danger: true, bold: true },
          ],
        ]}
      />
      <TabBar activeKey={place} onChange={setPlace}>
        {places.map((label, at) => {
          const Glyph = icons[at] ?? AppOutline
          return <TabBar.Item key={label} title={label} icon={<Glyph />} />
        })}
      </TabBar>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ConfigProvider locale={jaJP}>
    <App />
  </ConfigProvider>,
)
