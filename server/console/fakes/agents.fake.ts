import type {
  AgentContractLine,
  AgentFigures,
  AgentLine,
  AgentPage,
  agents,
  ContractFile,
  FigureDays,
} from '../../../src/protocol/calls/agents.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { now, throwUnknown } from './proposals.fake.ts';

const line = (id: string, account: string, type: number, directCount: number): AgentLine => ({
  id,
  account,
  nickname: account,
  type,
  directCount,
  registeredAt: now,
  isFrozen: false,
  isWithheld: false,
});
const top = line('1', 'agent', 1, 2);
const below: readonly AgentLine[] = [line('2', 'bayani', 1, 1), line('3', 'player', 0, 0)];
const contract: AgentContractLine = {
  id: '1',
  kind: 'daily',
  product: 'CONS',
  status: 'A',
  upline: 'agent',
  downline: 'bayani',
  rate: '0.50',
  changedAt: now,
};
const pageOf = (rows: readonly AgentLine[]): AgentPage => ({ rows, page: 1, pages: 1, total: rows.length });

const firstDays: Readonly<Record<FigureDays, string>> = {
  1: '2026-11-21',
  7: '2026-11-15',
  30: '2026-10-23',
};
const sampleFigures = (days: FigureDays): AgentFigures => ({
  from: firstDays[days],
  to: '2026-11-21',
  zone: 'Asia/Manila',
  members: 3,
  agents: 1,
  newMembers: 1,
  active: 2,
  balance: '1200.00',
  deposits: '5000.00',
  withdrawals: '800.00',
  validBets: '42000.00',
  payout: '39000.00',
  rebate: '210.00',
  bonus: '150.00',
  salary: '90.00',
  dividend: '60.00',
  net: '2490.00',
  currency: 'PHP',
});
const sampleContract: ContractFile = {
  ...contract,
  uplineId: '1',
  downlineId: '2',
  activeVersion: 1,
  currency: 'PHP',
  versions: [
    {
      version: 1,
      period: 'D',
      fingerprint: 'ab'.repeat(32),
      offeredAt: now,
      offeredFrom: '203.0.113.7',
      tiers: [{ bet: '10000.00', loss: '0.00', members: 0, rate: '0.50' }],
      answer: 'accepted',
      answeredAt: now,
      answeredFrom: '203.0.113.9',
      effectiveAt: now,
    },
  ],
  steps: [
    { id: '3', step: 'requestEnd', side: 'downline', version: 1, at: now, reason: 'The team moves.' },
    { id: '2', step: 'accept', side: 'downline', version: 1, at: now, reason: '' },
    { id: '1', step: 'offer', side: 'upline', version: 1, at: now, reason: '' },
  ],
};

const invitation = {
  code: 'LUMINA26XY',
  name: 'Summer',
  state: 'active',
  isLink: true,
  joined: 4,
  earnings: '120.00',
  createdAt: now,
} as const;

/** An agent with an agent and a player below, in memory; nothing is refused but accounts that there are not. */
export function createAgentsFake(): Answers<typeof agents> {
  const all = [top, ...below];
  return {
    find: async ({ search }) =>
      pageOf(search === '' ? [top] : all.filter(({ account }) => account.startsWith(search))),
    below: async ({ id }) => pageOf(id === top.id ? below : []),
    read: async ({ id }) => ({
      ...(all.find((one) => one.id === id) ?? throwUnknown('member.unknown')),
      path: id === top.id ? [] : [{ id: top.id, account: top.account }],
      invitations: [invitation],
      contracts: [contract],
      open: { lines: 1, amount: '150.00' },
      currency: 'PHP',
    }),
    figures: async ({ days }) => sampleFigures(days),
    contract: async () => sampleContract,
  };
}
