import type { Member } from '@kabuto/domain/account'
import { checkBlocks, type Instant, type MemberAction, memberActions } from '@kabuto/domain/shared'
import { KeyValueList, ListRow, Sheet } from '@kabuto/ui-kit'
import { ShieldIcon } from '@kabuto/ui-kit/icons'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Why an action is stopped, in the words of the back office. */
function reasonOf({ blocks }: Member, action: MemberAction, now: Instant): string | undefined {
  const [refusal] = checkBlocks(blocks, action, now)
  return refusal && 'reason' in refusal.params ? refusal.params.reason : undefined
}

type PermissionsProps = { member: Member | undefined; now: Instant; waiting: ReactNode }

/** How much a member may do; a tap shows each action, and why it is stopped. */
export function Permissions({ member, now, waiting }: PermissionsProps) {
  const { t } = useTranslation('account')
  const [open, setOpen] = useState(false)
  const stopped = memberActions.filter((action) => member && !member.permissions.includes(action))

  function itemOf(action: MemberAction) {
    const isStopped = stopped.includes(action)
    const reason = isStopped && member ? reasonOf(member, action, now) : undefined
    return {
      label: t(`action_${action}`),
      value: t(isStopped ? 'actionStopped' : 'actionAllowed'),
      note: reason && t('actionReason', { reason }),
    }
  }

  return (
    <>
      <ListRow
        icon={ShieldIcon}
        title={t('entryPermissions')}
        value={
          member ? t(stopped.length > 0 ? 'permissionsStopped' : 'permissionsAll', { n: stopped.length }) : waiting
        }
        onPress={member && (() => setOpen(true))}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('entryPermissions')}>
        {/* What is barred comes first: that is what members look for. */}
        <KeyValueList
          items={[...stopped, ...memberActions.filter((action) => !stopped.includes(action))].map(itemOf)}
        />
      </Sheet>
    </>
  )
}
