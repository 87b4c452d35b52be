import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskValues } from '../../../src/protocol/desks/define-desk.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { openToken } from '../../own-things.fake.ts';
import { createDepositMethodDesk } from './deposit-method-desk.ts';

let rig: MemberRig;
let desk: ReturnType<typeof createDepositMethodDesk>;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  desk = createDepositMethodDesk(rig.deps);
  const { rows } = await rig.database.pool.query<{ id: string }>(
    "select id from member where account = 'player'",
  );
  token = await openToken(rig, rows[0]?.id ?? '');
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
beforeEach(async () => {
  rig.clock.advance(3_600_000);
  await rig.database.pool.query(
    `delete from desk_change; delete from deposit_method where id not in ('gateway', 'qr', 'transfer');
    update deposit_method set enabled = true, minimum = 10000, maximum = 5000000 where id = 'gateway'`,
  );
});

const values: DeskValues = {
  id: 'wallet',
  kind: 'redirect',
  icon: 'wallet',
  enabled: true,
  texts: {
    EN: {
      title: ' E-wallet ',
      text: 'Opens your wallet',
    },
    TY: {
      title: '',
      text: '',
    },
  },

  minimum: '50',
  maximum: '2000',
  fee: '0',
  quick: ['100', '500'],
  usualMinutes: 1,
  expiryMinutes: 15,
};
const add = (change: DeskValues = {}, by = 'clara') =>
  desk.propose({ key: null, version: '0', values: { ...values, ...change }, note: 'Members ask', by });
const find = async (key: string) => (await desk.list()).rows.find((row) => row.key === key);
const offered = async (): Promise<readonly string[]> => {
  const { value } = await rig.call('deposit.settings', {}, { token });
  return value.depositInfo.map(({ id }) => id);
};
const reject = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (refusal: unknown) => refusal,
  );

describe('a way to pay in', () => {
  it('is offered to members when a second person has approved it, as it was asked for', async () => {
    const { added } = await add();
    expect(added).toMatchObject([{ key: 'wallet', deed: 'add', proposedBy: 'clara', state: 'waiting' }]);
    expect(await offered()).not.toContain('wallet');
    const id = added[0]?.id ?? '';
    expect(await reject(desk.decide({ id, state: 'approved', reason: '', by: 'clara' }))).toMatchObject({
      code: 'approval.own-change',
    });
    await desk.decide({ id, state: 'approved', reason: '', by: 'paula' });
    expect(await offered()).toContain('wallet');
    expect(await find('wallet')).toMatchObject({
      values: {
        texts: {
          EN: {
            title: 'E-wallet',
            text: 'Opens your wallet',
          },
        },
        minimum: '50.00',
        maximum: '2000.00',
        fee: '0.00',
        quick: ['100.00', '500.00'],
      },
      changedBy: 'clara',
    });
    const { changes } = await desk.history({ key: 'wallet' });
    expect(changes).toMatchObject([{ deed: 'add', proposedBy: 'clara', decidedBy: 'paula' }]);
  });

  it('says at its field what is wrong, all in one answer', async () => {
    const wrong = {
      id: 'Wallet!',
      kind: 'cash',
      minimum: '5',
      maximum: 'x',
      quick: ['1', 'y'],
      expiryMinutes: 1,
      texts: {
        EN: { title: '' },
        AR: {
          title: '',
          text: 'محفظة',
        },
      },
    };
    expect(await reject(add(wrong))).toMatchObject({
      fields: {
        id: 'text.invalid',
        kind: 'choice.unknown',
        maximum: 'amount.invalid',
        'quick.1': 'amount.invalid',
        expiryMinutes: 'number.too-small',
        'texts.EN.title': 'field.required',
        'texts.AR.title': 'field.required',
      },
    });
    expect(await reject(add({ minimum: '500', maximum: '100', quick: ['700'] }))).toMatchObject({
      fields: { maximum: 'amount.too-small' },
    });
    expect(await reject(add({ quick: ['7000'] }))).toMatchObject({
      fields: { 'quick.0': 'amount.too-large' },
    });
    expect(await reject(add({ id: 'qr' }))).toMatchObject({ fields: { id: 'entry.known' } });
    expect((await desk.list()).added).toEqual([]);
  });

  it('keeps its code and its kind, and one change of it waits at a time', async () => {
    const row = await find('gateway');
    const change = (more: DeskValues) =>
      desk.propose({
        key: 'gateway',
        version: row?.version ?? '',
        note: 'n',
        by: 'clara',
        values: {
          ...row?.values,
          ...more,
        },
      });
    expect(await reject(change({ kind: 'qr' }))).toMatchObject({ fields: { kind: 'entry.fixed' } });
    expect(await reject(change({}))).toMatchObject({ code: 'desk.same' });
    await change({ fee: '5' });
    expect(await reject(change({ fee: '6' }))).toMatchObject({ code: 'desk.waiting' });
  });

  it('is not changed by an approval of what was asked about an older one', async () => {
    const row = await find('gateway');
    const state = await desk.propose({
      key: 'gateway',
      version: row?.version ?? '',
      note: 'n',
      by: 'clara',
      values: {
        ...row?.values,
        minimum: '200',
      },
    });
    const id = state.rows.find(({ key }) => key === 'gateway')?.waiting?.id ?? '';
    await desk.switchOff({ key: 'gateway', note: 'Partner is down', by: 'clara' });
    expect(await offered()).not.toContain('gateway');
    expect(await reject(desk.decide({ id, state: 'approved', reason: '', by: 'paula' }))).toMatchObject({
      code: 'desk.moved',
    });
    expect((await find('gateway'))?.values).toMatchObject({ minimum: '100.00', enabled: false });
    await desk.withdraw({ id, by: 'clara' });
    expect((await find('gateway'))?.waiting).toBeNull();
  });

  it('approved three times at the same moment is approved once', async () => {
    const { added } = await add();
    const id = added[0]?.id ?? '';
    const tries = await Promise.allSettled(
      ['paula', 'peter', 'petra'].map((by) => desk.decide({ id, state: 'approved', reason: '', by })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await desk.history({ key: 'wallet' })).changes).toHaveLength(1);
  });

  it('stands where the operator puts it, for members too', async () => {
    const before = (await desk.list()).rows.map(({ key }) => key);
    const keys = before.toReversed();
    await desk.order({ keys, note: 'Cards first', by: 'clara' });
    expect((await desk.list()).rows.map(({ key }) => key)).toEqual(keys);
    expect(await reject(desk.order({ keys: keys.slice(1), note: 'n', by: 'clara' }))).toMatchObject({
      code: 'desk.moved',
    });
    await desk.order({ keys: before, note: 'Back', by: 'clara' });
  });

  it('says why nobody is offered it', async () => {
    const alone = createDepositMethodDesk({ ...rig.deps, paymentGateway: null });
    const { rows } = await alone.list();
    expect(rows.find(({ key }) => key === 'gateway')?.notes).toEqual([
      'No payment gateway is connected, so members aren’t offered it.',
    ]);
    const transfer = rows.find(({ key }) => key === 'transfer');
    expect(transfer?.notes.join(' ')).not.toContain('aren’t offered');
    expect(transfer?.usedBy[0]).toMatch(/^Bank of the Harbour /);
  });

  it('is in the file with a line each, and a formula in it is a text', async () => {
    const { added } = await add({ texts: { EN: { title: '=1+1' } } });
    await desk.decide({ id: added[0]?.id ?? '', state: 'approved', reason: '', by: 'paula' });
    const { content } = await desk.csv({ by: 'clara' });
    expect(content.split('\r\n')[0]).toContain('texts.EN.title');
    expect(content).toContain("'=1+1");
  });
});
