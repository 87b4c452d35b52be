import { agreeAsRegistered } from '../../identity/consents/agreed.fake.ts';
import type { ContractSide, ContractStep } from '../../../src/machines/contract/contract.context.ts';
import type { TestDatabase } from '../../../server/db/test-database.ts';
import { createMember } from '../../identity/registration/create-member.ts';
import type { CustomerType } from '../../tables.ts';
import { findContract, type StoredContract } from './contract-store.ts';
import { processStep, type OfferTerms, type StepRequest } from './process-step.ts';
import type { Product } from './products.ts';

const testTime = new Date('2026-06-01T08:00:00.000Z');

/** One tier that asks for nothing, with this rate. */
export const flatTerms = (rate: string): OfferTerms => ({
  period: 'M',
  tiers: [{ bet: '0', loss: '0', members: 0, rate }],
});

interface Move {
  readonly from: string | null;
  readonly to: string;
  readonly kind?: StepRequest['kind'];
  readonly product?: Product;
  readonly version?: number;
  readonly knewOfEnding?: boolean;
  readonly knewOfEnds?: number;
  readonly reason?: string;
}

/** People and steps of contracts, for tests. */
export function createContractRig({ db }: Pick<TestDatabase, 'db'>) {
  const ids = new Map<string, string>();
  const idOf = (account: string): string => ids.get(account) ?? '';
  const toParties = ({ from, to, kind = 'dividend', product = 'CONS' }: Move) => ({
    uplineId: from === null ? null : idOf(from),
    downlineId: idOf(to),
    kind,
    product,
  });
  const take = (
    step: ContractStep,
    side: ContractSide,
    move: Move,
    terms?: OfferTerms,
  ): Promise<StoredContract> => {
    const parties = toParties(move);
    const memberId = side === 'upline' ? parties.uplineId : parties.downlineId;
    const signature = { memberId, at: testTime, from: '203.0.113.7' };
    const { version, knewOfEnding, knewOfEnds, reason } = move;
    const told = { version, knewOfEnding, knewOfEnds, reason };
    const request = { ...parties, merchant: 'demo', zone: 'Asia/Manila', side, step, ...told, signature };
    return db.transaction().execute((transaction) => processStep(transaction, request, terms));
  };
  return {
    idOf,
    /** Makes members below each other: `a > b > c`, the first below nobody. */
    addLine: async (accounts: readonly string[], type: CustomerType = 1): Promise<void> => {
      for (const [place, account] of accounts.entries()) {
        if (ids.has(account)) continue;
        const { id } = await createMember(db, {
          merchant: 'demo',
          account,
          nickname: account,
          passwordHash: 'plain:Foyer-2026',
          customerType: type,
          uplineId: place === 0 ? null : idOf(accounts[place - 1] ?? ''),
          mobile: null,
          email: `${account}@lumina.example`,
          language: 'EN',
          profile: {},
          firstLogin: false,
          passwordSetAt: testTime,
          createdAt: testTime,
        });
        await agreeAsRegistered(db, id, testTime);
        ids.set(account, id);
      }
    },
    take,
    agree: async (move: Move, rate: string): Promise<StoredContract> => {
      await take('offer', 'upline', move, flatTerms(rate));
      return take('accept', 'downline', move);
    },
    read: async (move: Move): Promise<StoredContract | null> => findContract(db, toParties(move)),
    /** Steps of one contract, oldest first. */
    listSteps: async (move: Move): Promise<readonly string[]> => {
      const contract = await findContract(db, toParties(move));
      const rows = await db
        .selectFrom('contract_step')
        .select('step')
        .where('contract_id', '=', contract?.id ?? '0')
        .orderBy('id')
        .execute();
      return rows.map(({ step }) => step);
    },
  };
}
export type ContractRig = ReturnType<typeof createContractRig>;
