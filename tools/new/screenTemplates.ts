import { type Feature, type Name, quoted } from './names.ts'

/** Until its own call is there it shows who is logged in. */
export const screenOf = (
  feature: Feature,
  { camel, pascal }: Name,
): string => `import type { Member } from '@kabuto/domain/account'
import { hrefTo } from '@kabuto/domain/paths'
import type { Loadable } from '@kabuto/domain/shared'
import { NavBar, Page, Skeleton, Text } from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { Await } from '../../shared/Await.tsx'

type ${pascal}ScreenProps = { data: Loadable<Member>; onRetry: () => void }

/** So far it shows who is logged in. Say here what it is for. */
export function ${pascal}Screen({ data, onRetry }: ${pascal}ScreenProps) {
  const { t } = useTranslation('${feature}')
  return (
    <Page nav={<NavBar title={t('${camel}Title')} back={{ href: hrefTo('home') }} />}>
      <Await data={data} onRetry={onRetry} skeleton={<Skeleton shape="line" count={2} />}>
        {({ name }) => <Text>{name}</Text>}
      </Await>
    </Page>
  )
}
`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const storiesOf = (
  feature: Feature,
  { pascal }: Name,
  title: string,
): string => `import { sampleMember } from '@kabuto/domain/account'
import { failed, loading, ready, refreshing, refuse } from '@kabuto/domain/shared'
import preview from '@kabuto/storybook/preview'
import { says } from '@kabuto/storybook/says'
import { expect, fn } from 'storybook/test'
import { ${pascal}Screen } from './${pascal}Screen.tsx'

/** What a member reads when all is there. */
const read = { headings: [${quoted(title)}], actions: { 戻る: '#/home/index' }, texts: ['佐藤 美咲'] }

const meta = preview.meta({
  title: 'Screens/${capital(feature)}/${pascal}',
  component: ${pascal}Screen,
  args: { data: ready(sampleMember), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
})

export const Ready = meta.story({ tags: ['vrt'], ...says(read) })

export const Loading = meta.story({ args: { data: loading() }, ...says({ ...read, texts: [] }) })

export const Failed = meta.story({
  args: { data: failed(refuse('offline', {})) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /もう一度|Try again|再試一次/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
  ...says({
    ...read,
    actions: { ...read.actions, もう一度試す: 'button', お問い合わせ: '#/user/kf' },
    notices: ['表示できません 通信できません。電波の良い場所で、もう一度お試しください。（offline）'],
    texts: [],
  }),
})

export const Refreshing = meta.story({ args: { data: refreshing(sampleMember) }, ...says(read) })
`

export const routeOf = (feature: Feature, { pascal }: Name): string => `import { mapped } from '@kabuto/domain/shared'
import { ${pascal}Screen } from '@kabuto/screens/${feature}'
import { member } from '../shell/data/shared.ts'
import { useResources } from '../shell/data/useResources.ts'

export function ${pascal}Route() {
  const { data, again } = useResources({ shown: member({}) })
  return <${pascal}Screen data={mapped(data, ({ shown }) => shown)} onRetry={() => void again()} />
}
`
