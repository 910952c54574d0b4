import type { Member } from './member.ts'

export const sampleMember: Member = {
  account: '0000000001',
  name: '佐藤 美咲',
  identity: 'verified',
  fundPasswordSet: true,
  isDemo: true,
  blocks: {},
}
