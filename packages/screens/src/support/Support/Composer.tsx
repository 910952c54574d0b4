import { looksSecret, MESSAGE_LENGTH } from '@kabuto/domain/support'
import { ActionBar, Banner, ChatComposer, Dialog, FormDrafts } from '@kabuto/ui-kit'
import { ShieldIcon } from '@kabuto/ui-kit/icons'
import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const DRAFT = 'support'

/** What is written outlives a detour; a secret is kept nowhere. */
function useWritten(): [string, (text: string) => void] {
  const drafts = use(FormDrafts)
  const [text, setText] = useState(() => {
    const kept = drafts?.read(DRAFT)
    return typeof kept === 'string' ? kept : ''
  })
  useEffect(() => {
    drafts?.write(DRAFT, text === '' || looksSecret(text) ? undefined : text)
  }, [drafts, text])
  return [text, setText]
}

/**
 * Where a question is written. What looks like a secret is warned of as it is typed, and asked about before it goes.
 */
export function Composer({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('support')
  const [text, setText] = useWritten()
  const [isAsked, setAsked] = useState(false)
  const secret = looksSecret(text)

  function send(): void {
    onSend(text.trim())
    setText('')
    setAsked(false)
  }

  const back = (): void => setAsked(false)

  return (
    <ActionBar>
      <ChatComposer
        label={t('write')}
        placeholder={t('placeholder')}
        value={text}
        onChange={setText}
        onSend={() => (secret ? setAsked(true) : send())}
        limit={MESSAGE_LENGTH}
        notice={
          <div aria-live="polite">
            {secret && (
              <Banner tone="danger" icon={ShieldIcon}>
                {t(`secret_${secret}`)}
              </Banner>
            )}
          </div>
        }
      />
      <Dialog
        open={isAsked}
        title={t('secretTitle')}
        safe={{ label: t('secretBack'), onPress: back }}
        act={{ label: t('secretSend'), onPress: send, equal: true, sends: true }}
        onClose={back}
      >
        {t('secretText')}
      </Dialog>
    </ActionBar>
  )
}
