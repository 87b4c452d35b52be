import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withdrawalConfirmationContract } from '../../src/machines/withdrawal-confirmation/withdrawal-confirmation.contract.ts';
import { withdrawalConfirmationMachine } from '../../src/machines/withdrawal-confirmation/withdrawal-confirmation.machine.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { Database } from '../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import { createFakeClock, type FakeClock } from '../infrastructure/clock.fake.ts';
import { createJobRunner } from '../infrastructure/jobs/job-runner.ts';
import { leaveMark } from '../infrastructure/messages/outbox.fake.ts';
import type { FlowScope } from './flow-definition.ts';
import { createFlowRunner, type FlowEvent, type FlowRunner, type FlowState } from './flow-runner.ts';
import { listSteps } from './flow-steps.fake.ts';
import { toText } from '../../src/protocol/json/to-text.ts';

const minutes = 15;
const machine = 'withdrawalConfirmation';
let database: TestDatabase;
let db: Database;
let clock: FakeClock;
/** What the server's record says of the receipt, and until when it waits. */
let status = 'pending';
let until = 0;
let refuses: AppError | null = null;
let key = '';
let count = 0;

const readReceipt = ({ now, key }: FlowScope): JsonObject => ({
  id: key,
  status: status === 'pending' && now.getTime() >= until ? 'autoReceived' : status,
  amount: '500.00',
  currency: 'PHP',
  secondsLeft: Math.max(0, Math.ceil((until - now.getTime()) / 1_000)),
});
const note = (scope: FlowScope, text: string): Promise<void> =>
  leaveMark(scope.db, clock.now(), scope.key, text);
const makeRunner = (): FlowRunner =>
  createFlowRunner({
    clock,
    merchant: 'demo',
    flows: {
      [machine]: {
        machine: withdrawalConfirmationMachine,
        contract: withdrawalConfirmationContract,
        waits: ['receiptDeadline'],
        effects: {},
        services: {
          loadReceipt: async (scope) => {
            const receipt = readReceipt(scope);
            if (receipt['status'] === 'autoReceived') await note(scope, 'auto');
            return receipt;
          },
          submitReceipt: async (scope, { claim }) => {
            await note(scope, `claim ${toText(claim)}`);
            if (refuses !== null) throw refuses;
            return { ...readReceipt(scope), status: claim === 'full' ? 'received' : 'underReview' };
          },
        },
      },
    },
  });
const begin = (): Promise<FlowState> =>
  db
    .transaction()
    .execute((transaction) =>
      makeRunner().begin(transaction, { machine, key, actor: 'server', input: { id: key } }),
    );
const send = (...events: readonly FlowEvent[]): Promise<FlowState> =>
  db
    .transaction()
    .execute((transaction) => makeRunner().send(transaction, { machine, key, actor: 'member:1', events }));
const troubles: unknown[] = [];
const runJobs = (): Promise<number> =>
  createJobRunner({
    db,
    merchant: 'demo',
    clock,
    notifications: database.notifications,
    handlers: makeRunner().jobs,
    onTrouble: (cause) => troubles.push(cause),
  }).runDue();
const listNotes = async (): Promise<readonly string[]> => {
  const rows = await db.selectFrom('outbox_message').select('kind').where('recipient', '=', key).execute();
  return rows.map(({ kind }) => kind ?? '');
};
const stand = async (): Promise<string | undefined> => (await makeRunner().read(db, machine, key))?.state;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('job').execute();
  clock = createFakeClock('2026-06-01T08:00:00.000Z');
  status = 'pending';
  refuses = null;
  until = clock.now().getTime() + minutes * 60_000;
  count += 1;
  key = `w-${count}`;
});

describe('a server-kept flow', () => {
  it('takes the steps that a browser takes, with the services of the server', async () => {
    expect((await begin()).state).toBe('pending.choosing');
    expect((await send({ type: 'receipt.full' })).state).toBe('pending.confirming');
    expect(await send({ type: 'receipt.confirm' })).toMatchObject({ state: 'received', status: 'done' });
    const steps = await listSteps(db, { merchant: 'demo', machine, key });
    expect(steps.map(({ actor, event, from, to }) => [actor, event, from, to])).toEqual([
      ['server', 'begin', '', 'pending.choosing'],
      ['member:1', 'receipt.full', 'pending.choosing', 'pending.confirming'],
      ['member:1', 'receipt.confirm', 'pending.confirming', 'received'],
    ]);
  });

  it('keeps what was given between two steps', async () => {
    await begin();
    await send(
      { type: 'receipt.partial' },
      {
        type: 'proof.change',
        files: [{ handle: 'p-1', name: '', type: '', size: 0 }],
      },
    );
    const state = await send({ type: 'dispute.submit', amount: '200', comment: 'Half of it came.' });
    expect(state).toMatchObject({
      state: 'underReview',
      context: { claim: 'partial', amount: '200.00', proofs: [{ handle: 'p-1' }] },
    });
  });

  it('refuses an event that the state does not take, one that no contract names, and a wrong payload', async () => {
    await begin();
    await expect(send({ type: 'receipt.confirm' })).rejects.toMatchObject({
      code: 'flow.closed',
      status: 409,
    });
    for (const event of [
      { type: 'xstate.done.actor.receiptDeadline' },
      { type: 'xstate.init' },
      { type: 'receipt.full', more: 1 },
      { type: 'proof.change' },
    ])
      await expect(send(event)).rejects.toMatchObject({ code: 'request_param_err', status: 400 });
    expect(await stand()).toBe('pending.choosing');
  });

  it('undoes what a refused service changed, and goes where the machine says', async () => {
    await begin();
    refuses = new AppError({ status: 409, code: 'balance.insufficient', message: 'Too little.' });
    const state = await send({ type: 'receipt.full' }, { type: 'receipt.confirm' });
    expect(state.state).toBe('pending.confirming');
    expect(state.refusal?.code).toBe('balance.insufficient');
    expect(state.context['error']).toBe('error.balance.insufficient');
    expect(await listNotes()).toEqual([]);
  });

  it('stores nothing of a step whose service breaks', async () => {
    await begin();
    status = 'pending';
    refuses = Object.assign(new TypeError('broken')) as never;
    await expect(send({ type: 'receipt.full' }, { type: 'receipt.confirm' })).rejects.toThrow('broken');
    expect(await stand()).toBe('pending.choosing');
    expect(await listNotes()).toEqual([]);
  });

  it('is begun once for a key', async () => {
    await begin();
    await expect(begin()).rejects.toThrow('Expected no withdrawalConfirmation');
  });
});

describe('a deadline of a server-kept flow', () => {
  it('fires once, over several nodes, with no process that waited for it', async () => {
    await begin();
    clock.advance(minutes * 60_000 - 1);
    expect(await runJobs()).toBe(0);
    clock.advance(1);
    const done = await Promise.all([runJobs(), runJobs(), runJobs()]);
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await stand()).toBe('autoReceived');
    expect(await listNotes()).toEqual(['auto']);
  });

  it('is taken back when the flow has gone on', async () => {
    await begin();
    await send({ type: 'receipt.full' }, { type: 'receipt.confirm' });
    clock.advance(minutes * 60_000);
    expect(await runJobs()).toBe(0);
    expect(await stand()).toBe('received');
  });

  it('and a person at the same moment: one of them wins, the other changes nothing', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      count += 1;
      key = `race-${count}`;
      status = 'pending';
      until = clock.now().getTime() + 1_000;
      await begin();
      clock.advance(1_000);
      const person = sleep(round % 4).then(() => send({ type: 'receipt.full' }, { type: 'receipt.confirm' }));
      const [answer] = await Promise.allSettled([person, runJobs(), runJobs()]);
      const notes = await listNotes();
      expect(notes).toHaveLength(1);
      expect(notes[0]).toBe(answer.status === 'fulfilled' ? 'claim full' : 'auto');
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'flow.closed' });
      outcomes.add(notes[0] ?? '');
    }
    expect(troubles).toEqual([]);
    expect(outcomes.size).toBeGreaterThan(0);
  });
});
