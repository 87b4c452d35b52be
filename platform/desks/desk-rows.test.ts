import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenOperation } from '../../server/infrastructure/audit/operation-audit.fake.ts';
import { activities } from '../../src/protocol/desks/activities.ts';
import type { DeskValues } from '../../src/protocol/desks/define-desk.ts';
import { depositMethods } from '../../src/protocol/desks/deposit-methods.ts';
import { readDeskRows } from '../../src/protocol/desks/read-desk-rows.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createDepositMethodDesk } from '../money/cashier/deposit-method-desk.ts';
import { createActivityDesk } from '../rewards/activity-desk.ts';

let rig: MemberRig;
let methods: ReturnType<typeof createDepositMethodDesk>;
let acts: ReturnType<typeof createActivityDesk>;
beforeAll(async () => {
  rig = await createSeededRig();
  methods = createDepositMethodDesk(rig.deps);
  acts = createActivityDesk(rig.deps);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
beforeEach(async () => {
  rig.clock.advance(3_600_000);
  await rig.database.pool.query('delete from desk_change');
});
const reject = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (refusal: unknown) => refusal,
  );
const findMethod = async (key: string) => {
  const row = (await methods.list()).rows.find((one) => one.key === key);
  if (row === undefined) throw new Error(`Expected the method ${key}`);
  return row;
};
const added = (values: DeskValues, id: string): DeskValues => ({ ...values, id, kind: 'redirect' });

it('an order is in the history without values: its keys are no row', async () => {
  const keys = (await methods.list()).rows.map(({ key }) => key);
  await methods.order({ keys: keys.toReversed(), note: 'Turned round', by: 'clara' });
  const { rows, past } = await methods.list();
  expect(rows.map(({ key }) => key)).toEqual(keys.toReversed());
  expect(past).toMatchObject([{ deed: 'order', before: null, after: null }]);
  await methods.order({ keys, note: 'As before', by: 'clara' });
});

describe('rows of a list together', () => {
  it('are judged one after another as they would take effect, and nothing is changed', async () => {
    const before = await methods.list();
    const { values, key } = await findMethod('gateway');
    const { rows } = await methods.checkRows({
      by: 'clara',
      rows: [
        { key, values: { ...values, fee: '3' } },
        { key: 'qr', values: (await findMethod('qr')).values },
        { key: null, values: added(values, 'first') },
        { key: null, values: added(values, 'first') },
        { key, values },
        { key: 'nowhere', values },
        { key: null, values: { ...added(values, 'second'), maximum: '1' } },
      ],
    });
    expect(rows.map(({ verdict, faults }) => [verdict, faults])).toEqual([
      ['changed', {}],
      ['same', {}],
      ['new', {}],
      ['faulty', { id: 'entry.known' }],
      ['faulty', { id: 'entry.known' }],
      ['faulty', { id: 'entry.unknown' }],
      ['faulty', expect.objectContaining({ maximum: 'amount.too-small' })],
    ]);
    expect(await methods.list()).toEqual(before);
  });

  it('are one proposal, which takes effect as a whole with a history for each row', async () => {
    const gateway = await findMethod('gateway');
    const rows = [
      { key: 'gateway', version: gateway.version, values: { ...gateway.values, fee: '4.00' } },
      { key: 'qr', version: '0', values: (await findMethod('qr')).values },
      { key: null, version: '0', values: added(gateway.values, 'sheet') },
    ];
    const asked = await methods.proposeRows({ rows, note: 'Prices of the year', by: 'clara' });
    const [first] = asked.added;
    const waiting = asked.rows.find(({ key }) => key === 'gateway')?.waiting;
    expect(waiting?.together).toEqual({ id: waiting?.id, rows: 2 });
    expect(first?.together).toEqual(waiting?.together);
    expect(first?.currency).toBe('PHP');
    const id = waiting?.id ?? '';
    const decision = { state: 'approved', reason: '' } as const;
    // Neither the person who asked, nor a second person by one of the others alone.
    expect(await reject(methods.decide({ ...decision, id, by: 'clara' }))).toMatchObject({
      code: 'approval.own-change',
    });
    expect(await reject(methods.decide({ ...decision, id: first?.id ?? '', by: 'paula' }))).toMatchObject({
      code: 'rules.unknown',
    });
    const after = await methods.decide({ ...decision, id, by: 'paula' });
    expect(after.rows.find(({ key }) => key === 'gateway')?.values['fee']).toBe('4.00');
    expect(after.rows.some(({ key }) => key === 'sheet')).toBe(true);
    expect(after.added).toEqual([]);
    expect(after.past).toMatchObject([{ id, state: 'approved', together: { rows: 2 } }]);
    for (const key of ['gateway', 'sheet'])
      // oxlint-disable-next-line no-await-in-loop -- A row after another.
      expect((await methods.history({ key })).changes, key).toMatchObject([
        { proposedBy: 'clara', decidedBy: 'paula', note: 'Prices of the year' },
      ]);
    await rig.database.pool.query("delete from deposit_method where id = 'sheet'");
  });

  it('take effect all or none: where one was changed in the meantime, none does', async () => {
    const [gateway, qr] = [await findMethod('gateway'), await findMethod('qr')];
    const rows = [gateway, qr].map(({ key, version, values }) => ({
      key,
      version,
      values: { ...values, fee: '9.00' },
    }));
    const asked = await methods.proposeRows({ rows, note: 'n', by: 'clara' });
    const id = asked.rows.find(({ waiting }) => waiting !== null)?.waiting?.together?.id ?? '';
    await methods.switchOff({ key: 'qr', note: 'Down', by: 'clara' });
    const decision = { id, state: 'approved', reason: '', by: 'paula' } as const;
    expect(await reject(methods.decide(decision))).toMatchObject({ code: 'desk.moved' });
    expect((await findMethod('gateway')).values['fee']).toBe(gateway.values['fee']);
    expect((await methods.withdraw({ id, by: 'clara' })).rows.every((row) => row.waiting === null)).toBe(
      true,
    );
    await rig.database.pool.query("update deposit_method set enabled = true where id = 'qr'");
  });

  it('are refused at the field of the row, where all are the same, and where one waits already', async () => {
    const { key, version, values } = await findMethod('gateway');
    const ask = (more: DeskValues) =>
      reject(
        methods.proposeRows({
          rows: [{ key, version, values: { ...values, ...more } }],
          note: 'n',
          by: 'clara',
        }),
      );
    expect(await ask({ fee: 'much' })).toMatchObject({ fields: { 'rows.0.fee': 'amount.invalid' } });
    expect(await ask({})).toMatchObject({ code: 'desk.same' });
    expect(await ask({ fee: '1' })).toBeNull();
    expect(await ask({ fee: '2' })).toMatchObject({ code: 'desk.waiting' });
  });
});

describe('the file of a list', () => {
  it('of a desk whose rows the platform numbers names them, and is the same when read again', async () => {
    const { rows, currency } = await acts.list();
    const { content } = await acts.csv({ by: 'clara' });
    const file = readDeskRows(activities, content, rows, currency);
    if (file.fault !== null) throw new Error(file.fault);
    expect(file.rows.map(({ key, values, faults }) => ({ key, values, faults }))).toEqual(
      rows.map(({ key, values }) => ({ key, values, faults: {} })),
    );
    const asked = file.rows.map(({ key, values }) => ({ key, values }));
    const judged = await acts.checkRows({ rows: asked, by: 'clara' });
    expect(new Set(judged.rows.map(({ verdict }) => verdict))).toEqual(new Set(['same']));
  });

  it('leaves alone what it has no column for, and says what no value can be made of', async () => {
    const { rows, currency } = await methods.list();
    const text = 'id,fee,enabled\r\ngateway,6,TRUE\r\n\r\nqr,6,perhaps\r\n';
    const file = readDeskRows(depositMethods, text, rows, currency);
    if (file.fault !== null) throw new Error(file.fault);
    const [gateway, qr] = file.rows;
    expect(gateway).toEqual({
      line: 2,
      key: 'gateway',
      faults: {},
      values: { ...(await findMethod('gateway')).values, fee: '6.00' },
    });
    expect(qr).toMatchObject({ line: 4, key: 'qr', faults: { enabled: 'choice.unknown' } });
  });

  it('with cells beyond its columns, or a column twice, is not read by half', () => {
    const read = (text: string) => readDeskRows(depositMethods, text, [], 'PHP');
    expect(read('id,fee\r\na,1\r\nb,2,3\r\n')).toEqual({ fault: 'file.cells', columns: ['3'] });
    expect(read('id,fee,fee\r\na,1,2\r\n')).toEqual({ fault: 'file.twice', columns: ['fee'] });
    expect(read('id,colour\r\na,red\r\n')).toEqual({ fault: 'file.columns', columns: ['colour'] });
  });
});
