import type { Language } from '@kabuto/domain/shared'
import { type ReactNode, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { styled } from 'styled-components'
import { Button } from '../Button/Button.tsx'
import { useKitLocale } from '../locale.ts'
import { Page } from '../Page/Page.tsx'
import { Section } from '../Section/Section.tsx'
import { Text } from '../Text/Text.tsx'
import { k } from '../tokens/k.ts'

// For stories only: the sheet a Matrix is laid out on.

const Sheet = styled.section`
  padding: ${k.space[4]};
  border-radius: ${k.radius.lg};
  background: ${k.bg.surface};
  & + & {
    margin-block-start: ${k.space[6]};
  }
`

const Title = styled.h2`
  margin-block-end: ${k.space[3]};
  color: ${k.text.secondary};
  font: ${k.type.subStrong};
`

const Caption = styled.span`
  display: block;
  margin-block-end: ${k.space[1]};
  color: ${k.text.secondary};
  font: ${k.type.micro};
`

export const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
  gap: ${k.space[3]};
`

export const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`

/** Label left, figure right, as in a list of values. */
export const Facts = styled.dl`
  display: grid;
  gap: 14px;
  font: ${k.type.sub};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${k.space[4]};
  }
  dt {
    color: ${k.text.secondary};
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
  }
`

export function Board({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Sheet>
      <Title>{title}</Title>
      {children}
    </Sheet>
  )
}

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Caption>{name}</Caption>
      {children}
    </div>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A story's words in the language of the toolbar. */
export function useSamples<Samples>(samples: Record<Language, Samples>): Samples {
  return samples[useKitLocale()]
}

/** A screen of some length, for what surrounds or covers it. */
export function SampleScreen({ nav, bottom, children }: { nav?: ReactNode; bottom?: ReactNode; children?: ReactNode }) {
  const { title, lines } = useSamples({
    ja: {
      title: 'お知らせ',
      lines:
        '11月23日（月）は勤労感謝の日のため、入金と出金の受付をお休みします。次の受付は11月24日（火）9:30からです。',
    },
    en: {
      title: 'Notices',
      lines:
        'Deposits and withdrawals are closed on Monday 23 November. They open again on Tuesday 24 November at 9:30.',
    },
    'zh-Hant': {
      title: '公告',
      lines: '11月23日（一）為勤勞感謝日，暫停受理存款與提款。下次受理時間為11月24日（二）9:30起。',
    },
  })
  return (
    <Page bleed nav={nav} bottom={bottom}>
      {Array.from({ length: 8 }, (_, at) => (
        <Section key={at} title={`${title} ${at + 1}`} ground={at % 2 === 0 ? 'surface' : 'none'}>
          <Text tone="secondary" short>
            {lines}
          </Text>
        </Section>
      ))}
      {children}
    </Page>
  )
}

/** Something that opens by a press and closes as its owner says. */
export function Opening({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  const word = useSamples({ ja: '開く', en: 'Open', 'zh-Hant': '開啟' })
  return (
    <>
      <Button kind="soft" onClick={() => setOpen(true)}>
        {word}
      </Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

/** A sheet comes from below: its position is known when the motion has ended. */
async function arrived(dialog: HTMLElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
}

/** Nothing modal may cover the SimBar: neither the panel nor its backdrop. */
export async function expectSimBarFree(canvasElement: HTMLElement, dialog: HTMLElement): Promise<void> {
  const bar = within(canvasElement).getByRole('complementary', { hidden: true })
  await expect(bar).toBeVisible()
  await arrived(dialog)
  await waitFor(async () => {
    const { bottom, left, height } = bar.getBoundingClientRect()
    await expect(Number.parseFloat(getComputedStyle(dialog, '::backdrop').top)).toBeCloseTo(bottom, 0)
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    await expect(document.elementFromPoint(left + 4, bottom - height / 2)).not.toBe(dialog)
  })
}

/** Found by a finger, so it is neither covered nor inert. */
export async function expectReachable(element: HTMLElement): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  await expect(element.contains(hit)).toBe(true)
}
