import { type appealCall, type AppealDraft, checkAppeal } from '@kabuto/domain/account'
import {
  type Block,
  type BlockKind,
  type Blocks,
  formatMoment,
  type InputOf,
  type Instant,
  type Submission,
  toneOfState,
} from '@kabuto/domain/shared'
import { checkMessage, MESSAGE_LENGTH } from '@kabuto/domain/support'
import { Card, KeyValueList, Stack, StatusBadge, Text, TextArea, useCheckedForm, useKitLocale } from '@kabuto/ui-kit'
import { CircleCheckIcon, CircleXIcon, HourglassIcon } from '@kabuto/ui-kit/icons'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendingPart } from '../../shared/SendingForm.tsx'
import { recordTime } from '../../shared/recordTime.ts'
import { SendButton } from '../../shared/SendButton.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'

export type Appealing = {
  /** By the block. */
  of: (block: BlockKind) => Submission<unknown>
  onAppeal: (request: InputOf<typeof appealCall>) => void
}

type BlockCardProps = { kind: BlockKind; block: Block; blocks: Blocks; now: Instant; appealing: Appealing }

const badges = {
  pending: { word: 'appealPending', icon: HourglassIcon },
  passed: { word: 'appealPassed', icon: CircleCheckIcon },
  rejected: { word: 'appealRejected', icon: CircleXIcon },
} as const

/** What holds a member back, why and since when, and what they have to say against it. */
export function BlockCard({ kind, block, blocks, now, appealing }: BlockCardProps) {
  const { t } = useTranslation('support')
  const locale = useKitLocale()
  const { reason, since, until, appeal } = block
  const simulated = (time: string): string => t('time', { time: formatMoment(Date.parse(time), locale, { now }) })
  const facts = [
    { label: t('blockReason'), value: reason },
    { label: t('blockSince'), value: simulated(since) },
    { label: t('blockUntil'), value: until === undefined ? t('blockUntilReview') : simulated(until) },
  ]
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="2">
          <Text as="h2" look="bodyStrong">
            {t(`block_${kind}`)}
          </Text>
          <KeyValueList items={facts} />
        </Stack>
        {appeal && (
          <Stack gap="2">
            <Text as="h3" look="sub" tone="secondary">
              {t('appealLast')}
            </Text>
            <div>
              <StatusBadge tone={toneOfState[appeal.state]} icon={badges[appeal.state].icon}>
                {t(badges[appeal.state].word)}
              </StatusBadge>
            </div>
            <Text look="sub">{appeal.text}</Text>
            <Text look="caption" tone="secondary">
              {t('appealSent', { time: recordTime(appeal.sentAt, locale) })}
            </Text>
            {appeal.answer !== undefined && (
              <KeyValueList items={[{ label: t('appealAnswer'), value: appeal.answer }]} />
            )}
          </Stack>
        )}
        {appeal?.state === 'pending' ? (
          <Text look="caption" tone="secondary" short>
            {t('appealWait')}
          </Text>
        ) : (
          <AppealForm kind={kind} blocks={blocks} now={now} appealing={appealing} again={appeal !== undefined} />
        )}
      </Stack>
    </Card>
  )
}

type AppealFormProps = Omit<BlockCardProps, 'block'> & { again: boolean }

/** Its own draft for each block. */
const keeps = {
  frozen: { as: 'appeal frozen', without: [] },
  loginBanned: { as: 'appeal loginBanned', without: [] },
  withdrawBarred: { as: 'appeal withdrawBarred', without: [] },
  tradeBarred: { as: 'appeal tradeBarred', without: [] },
} as const satisfies Record<BlockKind, { as: string; without: readonly [] }>

const tooLong = (text: string): number => Math.max(0, text.trim().length - MESSAGE_LENGTH)

function AppealForm({ kind, blocks, now, appealing, again }: AppealFormProps) {
  const { t } = useTranslation('support')
  const words = useRefusalWords()
  const submission = appealing.of(kind)
  const form = useCheckedForm<Pick<AppealDraft, 'text'>, ReturnType<typeof checkAppeal>[number]>({
    check: ({ text }) => [
      ...checkAppeal({ block: kind, text }, { blocks, appeals: [], now }),
      ...checkMessage({ text }).filter(({ code }) => code === 'aboveMaximum'),
    ],
    empty: { text: '' },
    submission,
    keep: keeps[kind],
  })
  const { card, errorAt } = useRefusalCard(form, submission)
  const { text } = form.draft
  const over = tooLong(text)
  return (
    <SendingPart form={form}>
      <Stack gap="3">
        <TextArea
          label={t('appealText')}
          note={t('appealNote', { n: MESSAGE_LENGTH })}
          hint={t('appealHint')}
          name="text"
          value={text}
          onChange={(value) => form.set('text', value)}
          {...(over > 0
            ? { error: t('appealTooLong', { n: over }) }
            : errorAt(form.refusalOf('text'), (refusal) =>
                refusal.code === 'required' ? t('appealRequired') : words(refusal),
              ))}
          limit={MESSAGE_LENGTH}
          autoComplete="off"
        />
        <RefusalLater {...card} now={now} />
        <SendButton
          kind="soft"
          submission={submission}
          onPress={() => form.submit((typed) => appealing.onAppeal({ block: kind, text: typed.text.trim() }))}
        >
          {t(again ? 'appealAgain' : 'appealSubmit')}
        </SendButton>
        <Text look="caption" tone="secondary" short>
          {t('appealWho')}
        </Text>
      </Stack>
    </SendingPart>
  )
}
