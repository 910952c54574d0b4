import type { OutputOf } from '../shared/wire/call.ts'
import { memberActions } from '../shared/blocks.ts'
import type { AppealRecord } from './appeal.ts'
import type { resetSimulationCall, sessionsCall, uploadCall } from './contract.ts'
import type { Member } from './member.ts'
import type { FundPasswordDraft, PasswordDraft } from './password.ts'

export const sampleMember: Member = {
  account: '0000000001',
  name: '佐藤 美咲',
  identity: 'verified',
  avatar: null,
  lang: 'ja',
  inviteCode: 'MISAKI07',
  seatAccount: null,
  creditScore: 82,
  fundPasswordSet: true,
  isDemo: true,
  scenario: 'typical',
  clockBarred: null,
  blocks: {},
  permissions: [...memberActions],
}

export const sampleFrozenMember: Member = {
  ...sampleMember,
  account: '0000000003',
  scenario: 'frozen',
  blocks: {
    frozen: {
      reason: '本人確認の再審査',
      since: '2026-11-18T00:00:00+09:00',
      appeal: {
        id: 'ap-1',
        text: '書類を送り直しました。',
        sentAt: '2026-11-19T10:12:00+09:00',
        state: 'rejected',
        answer: '書類を確認中です。11/24まで凍結は続きます。',
        answeredAt: '2026-11-19T10:13:00+09:00',
      },
    },
  },
  permissions: ['login', 'read', 'export', 'chat', 'cancel', 'withdraw', 'repay', 'manage'],
}

/** Written a day later, after the first one was answered. */
export const sampleAppeal: AppealRecord = {
  block: 'frozen',
  id: 'ap-2',
  text: '新しい証明書を提出しました。',
  sentAt: '2026-11-20T14:31:30+09:00',
  state: 'pending',
}

export const sampleSessions: OutputOf<typeof sessionsCall> = [
  {
    id: 's1',
    device:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
      'Version/26.1 Mobile/15E148 Safari/604.1',
    openedAt: '2026-11-20T13:58:00+09:00',
    seenAt: '2026-11-20T14:32:00+09:00',
    expiresAt: '2026-11-21T01:58:00+09:00',
    current: true,
  },
  {
    id: 's2',
    device:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    openedAt: '2026-11-20T09:04:00+09:00',
    seenAt: '2026-11-20T11:30:00+09:00',
    expiresAt: '2026-11-20T21:04:00+09:00',
    current: false,
  },
]

export const samplePasswordChange: PasswordDraft = {
  oldPassword: 'kabuto2026',
  newPassword: 'kabuto2027',
  passwordAgain: 'kabuto2027',
}

export const sampleFundPassword: FundPasswordDraft = {
  oldPassword: '20260712',
  password: '',
  fundPassword: '20270301',
  fundPasswordAgain: '20270301',
}

export const sampleResetSimulation: OutputOf<typeof resetSimulationCall> = {
  scenario: 'typical',
  now: '2026-11-20T14:32:00+09:00',
}

export const sampleUpload: OutputOf<typeof uploadCall> = { id: 'upload-1' }
