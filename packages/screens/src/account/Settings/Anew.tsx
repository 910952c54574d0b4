import { checkBeginning, type resetSimulationCall, type ScenarioDraft, wordsToBegin } from '@kabuto/domain/account'
import { type InputOf, isUnderWay, type Scenario, scenarios, type Submission } from '@kabuto/domain/shared'
import {
  Banner,
  Button,
  Field,
  KeyValueList,
  OptionCards,
  Sheet,
  Stack,
  Text,
  useCheckedForm,
  useKitLocale,
} from '@kabuto/ui-kit'
import { useTranslation } from 'react-i18next'
import { RefusalLater } from '../../shared/Refusal/RefusalLater.tsx'
import { useRefusalWords } from '../../shared/Refusal/useRefusalWords.ts'
import { SendButton } from '../../shared/SendButton.tsx'
import { SendingPart } from '../../shared/SendingForm.tsx'
import { useRefusalCard } from '../../shared/useRefusalCard.ts'

export type Beginning = {
  submission: Submission<unknown>
  onBegin: (request: InputOf<typeof resetSimulationCall>) => void
}

type AnewProps = Beginning & { open: boolean; onClose: () => void; scenario: Scenario }

/** Nobody shuts themselves out. */
const offered = scenarios.filter((scenario) => scenario !== 'banned')

/**
 * Resets the whole simulation: with which past, what is kept and what is lost, and a word that is typed.
 */
export function Anew({ open, onClose, scenario, submission, onBegin }: AnewProps) {
  const { t } = useTranslation('settings')
  return (
    <Sheet open={open} onClose={onClose} title={t('anewTitle')} locked={isUnderWay(submission)}>
      <AnewForm onClose={onClose} scenario={scenario} submission={submission} onBegin={onBegin} />
    </Sheet>
  )
}

function AnewForm({ onClose, scenario, submission, onBegin }: Omit<AnewProps, 'open'>) {
  const { t } = useTranslation('settings')
  const locale = useKitLocale()
  const words = useRefusalWords()
  const form = useCheckedForm<ScenarioDraft, ReturnType<typeof checkBeginning>[number]>({
    check: checkBeginning,
    empty: { scenario: scenario === 'banned' ? 'typical' : scenario, text: '' },
    submission,
  })
  const { card, errorAt } = useRefusalCard(form, submission)
  const { draft } = form
  const word = wordsToBegin(draft)[locale]
  return (
    <SendingPart form={form}>
      <Stack gap="4">
        <Stack gap="2">
          <Text as="h3" look="bodyStrong">
            {t('anewScenario')}
          </Text>
          <OptionCards
            label={t('anewScenario')}
            value={draft.scenario}
            onChange={(value) => form.set('scenario', value)}
            options={offered.map((value) => ({
              value,
              label: t(`scenario_${value}`),
              text: t(`scenario_${value}Text`),
            }))}
          />
        </Stack>
        <Banner tone="danger">{t('anewWarn')}</Banner>
        <KeyValueList
          items={[
            { label: t('anewKeeps'), value: t('anewKeepsValue') },
            { label: t('anewClock'), value: t('anewClockValue') },
            { label: t('anewArchive'), value: t('anewArchiveValue') },
          ]}
        />
        <Field
          label={t('anewWord', { word })}
          name="text"
          value={draft.text}
          onChange={(value) => form.set('text', value)}
          {...errorAt(form.refusalOf('text'), (refusal) =>
            refusal.code === 'required' ? t('anewWordWrong', { word }) : words(refusal),
          )}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
        />
        <RefusalLater {...card} />
        <Stack gap="2">
          <SendButton kind="danger" submission={submission} onPress={() => form.submit((typed) => onBegin(typed))}>
            {t('anewSubmit')}
          </SendButton>
          <Button kind="line" onClick={onClose}>
            {t('anewCancel')}
          </Button>
        </Stack>
      </Stack>
    </SendingPart>
  )
}
