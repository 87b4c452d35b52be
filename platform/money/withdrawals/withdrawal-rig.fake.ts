import type { WithdrawalAction } from '../../../src/protocol/calls/withdrawals.ts';
import { createJobRunner } from '../../../server/infrastructure/jobs/job-runner.ts';
import { createMemberFlows } from '../../flows.ts';
import { createMemberJobs } from '../../jobs.ts';
import { type Answer, createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { demoFundPassword } from '../../../demo/seed/accounts.ts';
import { findMainWallet } from '../wallet/ledger.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import type { WireReceipt, WireWithdrawal } from './wire.ts';

export interface WithdrawalRig extends MemberRig {
  /** Token and number of a seeded member. */
  signIn(account: string): Promise<{ readonly token: string; readonly id: string; readonly card: string }>;
  submit(
    token: string,
    fields: { readonly amount: string; readonly card: string; readonly key?: string },
  ): Promise<Answer<WireWithdrawal>>;
  decide(id: string, action: WithdrawalAction, text?: string): Promise<void>;
  /** A withdrawal of 500.00 that was paid out a moment ago. */
  payOut(who: { readonly token: string; readonly card: string }): Promise<string>;
  answer(
    token: string,
    fields: { readonly id: string; readonly claim: 'full' | 'partial' | 'none' } & Record<string, unknown>,
    key?: string,
  ): Promise<Answer<WireReceipt>>;
  /** A picture that the member has uploaded. */
  upload(memberId: string): Promise<string>;
  /** Minor units in the main wallet. */
  balance(memberId: string): Promise<bigint>;
  /** Does what is due, as one node. */
  runJobs(): Promise<number>;
  /** What the ledger's accounts and entries are out of balance by; zero where all is well. */
  ledgerFault(): Promise<bigint>;
  readonly troubles: readonly unknown[];
}

/** The member platform with the seed, a back office and nodes that do jobs when told to. */
export async function createWithdrawalRig(): Promise<WithdrawalRig> {
  const rig = await createSeededRig();
  const { db, clock } = rig.deps;
  const troubles: unknown[] = [];
  const backOffice = { db, clock, merchant: 'demo', flows: createMemberFlows(rig.deps) };
  const submit: WithdrawalRig['submit'] = (token, { amount, card, key }) =>
    rig.call(
      'withdrawals.submit',
      { amount, card, fundPassword: demoFundPassword },
      { token, ...(key === undefined ? {} : { key }) },
    );
  const decide: WithdrawalRig['decide'] = (id, action, text = 'Because.') =>
    decideWithdrawal(backOffice, {
      id,
      action,
      text,
      operator: 'carla',
      version: null,
      key: rig.deps.random.uuid(),
    });
  return {
    ...rig,
    troubles,
    submit,
    decide,
    signIn: async (account) => {
      const humanToken = await rig.proveHuman();
      const { value } = await rig.call('session.login', {
        username: account,
        password: 'Foyer-2026',
        humanToken,
      });
      const kept = await db
        .selectFrom('payout_account')
        .select('id')
        .where('member_id', '=', value.id)
        .orderBy('id')
        .execute();
      return { token: value.token, id: value.id, card: kept[0]?.id ?? '' };
    },
    payOut: async ({ token, card }) => {
      const { id } = (await submit(token, { amount: '500.00', card })).value;
      await decide(id, 'approve');
      await decide(id, 'pay', 'REF-1');
      return id;
    },
    answer: (token, fields, key) =>
      rig.call('confirmations.answer', fields, { token, ...(key === undefined ? {} : { key }) }),
    upload: async (memberId) => {
      const id = rig.deps.random.token(12);
      const row = {
        id,
        member_id: memberId,
        type: 'image/png',
        name: 'slip.png',
        size: 1,
        sha256: 'x',
      } as const;
      await db
        .insertInto('upload')
        .values({ ...row, bytes: Buffer.from('x'), created_at: clock.now() })
        .execute();
      return id;
    },
    balance: async (memberId) => {
      const row = await db
        .selectFrom('ledger_account')
        .select('balance')
        .where('id', '=', await findMainWallet(db, memberId))
        .executeTakeFirstOrThrow();
      return BigInt(row.balance);
    },
    runJobs: () =>
      createJobRunner({
        db,
        clock,
        merchant: 'demo',
        notifications: rig.database.notifications,
        handlers: createMemberJobs(rig.deps),
        onTrouble: (cause) => troubles.push(cause),
      }).runDue(),
    ledgerFault: async () => {
      const { rows } = await rig.database.pool.query<{ fault: string }>(
        `select (select coalesce(sum(balance), 0) from ledger_account)
          + (select coalesce(sum(abs(a.balance - coalesce(e.sum, 0))), 0) from ledger_account a
             left join (select account_id, sum(amount) from ledger_entry group by 1) e on e.account_id = a.id)
          as fault`,
      );
      return BigInt(rows[0]?.fault ?? '1');
    },
  };
}
