import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../server/db/test-database.ts';
import { createContractRig, flatTerms, type ContractRig } from './contract-rig.fake.ts';

let database: TestDatabase;
let rig: ContractRig;
const rounds = 40;
beforeAll(async () => {
  database = await createTestDatabase();
  rig = createContractRig(database);
  await rig.addLine(['above', 'below']);
  await rig.agree({ from: null, to: 'above' }, '20');
});
afterAll(() => database.close());
const move = { from: 'above', to: 'below' };

describe('acceptance and refusal of one offer at the same moment', () => {
  it('come out as exactly one of them, every time', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await rig.take('offer', 'upline', move, flatTerms('10'));
      const results = await Promise.allSettled([
        rig.take('accept', 'downline', move),
        rig.take('reject', 'downline', move),
        rig.take('accept', 'downline', move),
        rig.take('reject', 'downline', move),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const { rows } = await database.pool.query(
      `select version from contract_step where step in ('accept', 'reject') group by contract_id, version having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });

  // The control: the same with what a first attempt would be. If this passes for safe, the test above is blind.
  it('come out as both where somebody looks first and writes then', async () => {
    const clients = [new pg.Client(database.config), new pg.Client(database.config)];
    await Promise.all(clients.map((client) => client.connect()));
    await database.pool.query('create table naive (id int primary key, status text)');
    await database.pool.query('create table naive_step (id int, step text)');
    await database.pool.query(`insert into naive values (1, 'P')`);
    const steps = ['A', 'R'];
    const looks = await Promise.all(
      clients.map((client) => client.query<{ status: string }>('select status from naive')),
    );
    for (const [index, client] of clients.entries()) {
      if (looks[index]?.rows[0]?.status !== 'P') continue;
      await client.query('update naive set status = $1', [steps[index]]);
      await client.query('insert into naive_step values (1, $1)', [steps[index]]);
    }
    const { rows } = await database.pool.query<{ step: string }>('select step from naive_step order by step');
    await Promise.all(clients.map((client) => client.end()));
    // Both looked before either wrote: each believes that its answer is the one.
    expect(rows.map(({ step }) => step)).toEqual(steps);
  });
});

describe('a request to end that is taken back while the other side agrees', () => {
  it('comes out as exactly one of them, every time, and the other reads that the contract changed', async () => {
    const results = { A: 0, C: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const held = await rig.read(move);
      if (held?.status !== 'A') await rig.agree(move, '10');
      await rig.take('requestEnd', 'upline', move);
      const takeBack = () => rig.take('takeBackEnd', 'upline', move);
      const agree = () => rig.take('agreeEnd', 'downline', move);
      // Each is first in half of the rounds.
      const attempts = round % 2 === 0 ? [takeBack(), agree()] : [agree(), takeBack()];
      const settled = await Promise.allSettled(attempts);
      const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      expect(refused).toEqual([expect.objectContaining({ code: 'contract.changed', status: 409 })]);
      const status = (await rig.read(move))?.status;
      if (status === 'A' || status === 'C') results[status] += 1;
    }
    expect(results.A + results.C).toBe(rounds);
    expect(Math.min(results.A, results.C)).toBeGreaterThan(0);
  });
});

describe('steps at both ends of a branch at the same moment', () => {
  it('neither wait for each other for ever nor leave a rate above the one it comes from', async () => {
    await rig.addLine(['r0', 'r1', 'r2', 'r3']);
    await rig.agree({ from: null, to: 'r0' }, '30');
    for (let round = 0; round < 12; round += 1) {
      await rig.agree({ from: 'r0', to: 'r1' }, '20');
      await rig.agree({ from: 'r1', to: 'r2' }, '20').catch(() => undefined);
      await rig.take('offer', 'upline', { from: 'r0', to: 'r1' }, flatTerms('5'));
      await Promise.allSettled([
        rig.take('accept', 'downline', { from: 'r0', to: 'r1' }),
        rig.agree({ from: 'r2', to: 'r3' }, '18'),
        rig.take('offer', 'upline', { from: 'r1', to: 'r2' }, flatTerms('15')),
      ]);
      const { rows } = await database.pool.query(`
        select d.id from contract d join contract_version v on v.contract_id = d.id and v.version = d.active_version
        where d.upline_id is not null and (v.tiers->0->>'rate')::numeric > coalesce(
          (select (uv.tiers->0->>'rate')::numeric from contract u
           join contract_version uv on uv.contract_id = u.id and uv.version = u.active_version
           where u.downline_id = d.upline_id and u.kind = d.kind), 0)`);
      expect(rows).toEqual([]);
    }
  });
});
