import type { ContractKind, ContractPeriod } from '../../src/machines/contract/contract.context.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Product } from '../../platform/agents/contracts/products.ts';
import { processStep, type StepRequest } from '../../platform/agents/contracts/process-step.ts';
import { readSettings } from '../../platform/calls/system/settings.ts';
import { createMember } from '../../platform/identity/registration/create-member.ts';
import type { CustomerType } from '../../platform/tables.ts';

const dayMs = 86_400_000;

interface TeamMember {
  readonly account: string;
  readonly nickname: string;
  readonly type: CustomerType;
  readonly upline: string;
  readonly days: number;
  readonly level: { readonly name: string; readonly rank: number };
}
const bronze = { name: 'Bronze', rank: 1 } as const;
const silver = { name: 'Silver', rank: 2 } as const;

/** Above the demonstration's agent. */
const general = {
  account: 'maharlika',
  nickname: 'Maharlika',
  type: 2,
  days: 1_200,
  level: { name: 'Diamond', rank: 5 },
} as const;

/** Those below the demonstration's agent. */
const team: readonly TeamMember[] = [
  { account: 'bayani', nickname: 'Bayani', type: 1, upline: 'agent', days: 400, level: silver },
  { account: 'dalisay', nickname: 'Dalisay', type: 1, upline: 'agent', days: 60, level: bronze },
  { account: 'hiraya', nickname: 'Hiraya', type: 1, upline: 'agent', days: 120, level: bronze },
  { account: 'luntian', nickname: 'Luntian', type: 1, upline: 'agent', days: 300, level: silver },
  { account: 'malaya', nickname: 'Malaya', type: 1, upline: 'agent', days: 14, level: bronze },
  { account: 'sinag', nickname: 'Sinag', type: 1, upline: 'bayani', days: 200, level: bronze },
  { account: 'amihan2', nickname: 'Habagat', type: 0, upline: 'sinag', days: 90, level: bronze },
];

/** All that are made around the demonstration's agent. */
export const teamAccounts: readonly string[] = [general.account, ...team.map(({ account }) => account)];

/** Tiers in short: valid bet, net loss, members, rate in per cent, and what is paid besides. */
type ShortTier = readonly [bet: string, loss: string, members: number, rate: string, fixed?: string];
interface SeedStep {
  readonly from: string | null;
  readonly to: string;
  readonly kind: ContractKind;
  readonly product: Product;
  /** Days ago. */
  readonly days: number;
  readonly step: StepRequest['step'];
  readonly side: StepRequest['side'];
  readonly period?: ContractPeriod;
  readonly tiers?: readonly ShortTier[];
  readonly reason?: string;
}
type Deal = Pick<SeedStep, 'from' | 'to' | 'kind' | 'product' | 'days' | 'period' | 'tiers'>;

const offered = (deal: Deal): SeedStep => ({ ...deal, step: 'offer', side: 'upline' });
const then = (deal: Deal, later: number, side: SeedStep['side'], step: SeedStep['step']): SeedStep => ({
  ...deal,
  days: deal.days - later,
  side,
  step,
});
/** Offered and accepted the day after. */
const agreed = (deal: Deal): readonly SeedStep[] => [offered(deal), then(deal, 1, 'downline', 'accept')];

const dividend: readonly ShortTier[] = [
  ['0', '0', 0, '5'],
  ['500000', '50000', 5, '8'],
  ['2000000', '200000', 12, '10'],
];
const wide: readonly ShortTier[] = [
  ['0', '0', 0, '10'],
  ['1000000', '100000', 10, '16'],
  ['5000000', '500000', 30, '20'],
];
/** A day of the whole team, and of the lottery of one branch. */
const salary = (top: string): readonly ShortTier[] => [
  ['50000', '0', 3, '0.10'],
  ['1000000', '0', 10, top],
];
/** The same with an amount for each day on which a tier is reached. */
const withFixed: readonly ShortTier[] = [
  ['50000', '0', 3, '0.10', '50'],
  ['1000000', '0', 10, '1.20', '100'],
];
/** Within an hour, and within five minutes, a team does less than in a day. */
const hourly: readonly ShortTier[] = [
  ['5000', '0', 1, '0.30'],
  ['50000', '0', 3, '0.60'],
];
const realTime: readonly ShortTier[] = [
  ['500', '0', 1, '0.20'],
  ['5000', '0', 3, '0.50'],
];
const toBayani = { from: 'agent', to: 'bayani', kind: 'dividend', product: 'CONS', period: 'H' } as const;
const toLuntian = { from: 'agent', to: 'luntian', kind: 'dividend', product: 'CONS', period: 'M' } as const;
const toHiraya = { from: 'agent', to: 'hiraya', kind: 'daily', product: 'CONS', period: 'D' } as const;

const house: readonly SeedStep[] = (
  [
    ['dividend', 'M', [['0', '0', 0, '30']]],
    [
      'daily',
      'D',
      [
        ['0', '0', 0, '2'],
        ['50000', '0', 0, '2', '100'],
      ],
    ],
    ['hourly', 'D', [['0', '0', 0, '1']]],
    ['realTime', 'D', [['0', '0', 0, '0.80']]],
  ] as const
).flatMap(([kind, period, tiers]) =>
  agreed({ from: null, to: 'maharlika', kind, product: 'CONS', period, tiers, days: 900 }),
);
const above: readonly SeedStep[] = [
  ...agreed({
    from: 'maharlika',
    to: 'agent',
    kind: 'dividend',
    product: 'CONS',
    period: 'M',
    tiers: wide,
    days: 800,
  }),
  ...agreed({ from: 'maharlika', to: 'agent', kind: 'daily', product: 'CONS', tiers: withFixed, days: 790 }),
  ...agreed({ from: 'maharlika', to: 'agent', kind: 'hourly', product: 'CONS', tiers: hourly, days: 300 }),
  ...agreed({
    from: 'maharlika',
    to: 'agent',
    kind: 'realTime',
    product: 'CONS',
    tiers: realTime,
    days: 200,
  }),
];
const below: readonly SeedStep[] = [
  ...agreed({ ...toBayani, tiers: dividend, days: 380 }),
  ...agreed({
    from: 'agent',
    to: 'bayani',
    kind: 'daily',
    product: 'LOTT',
    tiers: salary('0.80'),
    days: 350,
  }),
  ...agreed({
    from: 'bayani',
    to: 'sinag',
    kind: 'dividend',
    product: 'CONS',
    period: 'M',
    tiers: dividend.slice(0, 2),
    days: 180,
  }),
  ...agreed({ ...toLuntian, tiers: dividend, days: 250 }),
  {
    ...then({ ...toLuntian, days: 2 }, 0, 'downline', 'requestEnd'),
    reason: 'My team is moving to another agent.',
  },
  offered({ ...toHiraya, tiers: salary('0.50'), days: 40 }),
  then({ ...toHiraya, days: 38 }, 0, 'downline', 'reject'),
  offered({
    from: 'agent',
    to: 'dalisay',
    kind: 'dividend',
    product: 'CONS',
    period: 'H',
    tiers: dividend,
    days: 3,
  }),
  offered({ from: 'agent', to: 'dalisay', kind: 'hourly', product: 'RNG', tiers: salary('0.30'), days: 1 }),
];

async function makeMember(
  db: Database,
  { merchant, clock }: MemberDeps,
  { account, nickname, type, days, level }: Omit<TeamMember, 'upline'>,
  uplineId: string | null,
  passwordHash: string,
): Promise<string> {
  const now = clock.now();
  const { id } = await createMember(db, {
    merchant,
    account,
    nickname,
    passwordHash,
    customerType: type,
    uplineId,
    mobile: null,
    email: `${account}@lumina.example`,
    language: 'EN',
    profile: {},
    firstLogin: false,
    passwordSetAt: new Date(now.getTime() - 10 * dayMs),
    createdAt: new Date(now.getTime() - days * dayMs),
    level,
  });
  return id;
}

function toRequest(
  deps: MemberDeps & { readonly zone: string },
  ids: ReadonlyMap<string, string>,
  seed: SeedStep,
): StepRequest {
  const idOf = (account: string | null): string | null =>
    account === null ? null : (ids.get(account) ?? null);
  const { kind, product, side, step, reason } = seed;
  const uplineId = idOf(seed.from);
  const downlineId = idOf(seed.to) ?? '';
  const requestedAt = new Date(deps.clock.now().getTime() - seed.days * dayMs);
  const memberId = side === 'upline' ? uplineId : downlineId;
  const signature = { memberId, at: requestedAt, from: side === 'upline' ? '203.0.113.20' : '198.51.100.7' };
  const { merchant, zone } = deps;
  return { merchant, zone, uplineId, downlineId, kind, product, side, step, reason, signature };
}

/** The tree around the agent of the demonstration, with contracts in every state there is. */
export async function makeTeam(db: Database, deps: MemberDeps, passwordHash: string): Promise<string> {
  const member = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('merchant', '=', deps.merchant)
    .where('account', '=', 'agent')
    .executeTakeFirstOrThrow();
  const generalId = await makeMember(db, deps, general, null, passwordHash);
  await db.updateTable('member').set({ upline_id: generalId }).where('id', '=', member.id).execute();
  const ids = new Map([
    ['agent', member.id],
    [general.account, generalId],
  ]);
  for (const one of team) {
    ids.set(one.account, await makeMember(db, deps, one, ids.get(one.upline) ?? null, passwordHash));
  }
  const steps = [...house, ...above, ...below];
  const { timeZone: zone } = await readSettings(deps);
  for (const seed of steps) {
    const tiers = (seed.tiers ?? []).map(([bet, loss, members, rate, fixed]) => ({
      bet,
      loss,
      members,
      rate,
      ...(fixed === undefined ? {} : { fixed }),
    }));
    await processStep(db, toRequest({ ...deps, zone }, ids, seed), { period: seed.period ?? 'D', tiers });
  }
  return `${ids.size - 1} agents and members around agent (${[...ids.keys()].slice(1).join(', ')}), ${steps.length} steps of contracts`;
}
