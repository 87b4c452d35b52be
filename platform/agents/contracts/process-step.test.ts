import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../server/db/test-database.ts';
import { readEndReason } from './contract-store.ts';
import { createContractRig, flatTerms, type ContractRig } from './contract-rig.fake.ts';
import { countEndsBelow, wouldEndDownline } from './fallen-rates.ts';

let database: TestDatabase;
let rig: ContractRig;
beforeAll(async () => {
  database = await createTestDatabase();
  rig = createContractRig(database);
});
afterAll(() => database.close());

/** A line of agents, each with a contract of its upline; the first has the house's. */
let lines = 0;
const makeLine = async (...rates: readonly string[]): Promise<readonly string[]> => {
  lines += 1;
  const accounts = rates.map((_, place) => `line${lines}-${place}`);
  await rig.addLine(accounts);
  for (const [place, rate] of rates.entries()) {
    const from = place === 0 ? null : (accounts[place - 1] ?? '');
    await rig.agree({ from, to: accounts[place] ?? '' }, rate);
  }
  return accounts;
};
const changed = { code: 'contract.changed', status: 409 };

describe('a contract', () => {
  it('is offered, accepted, asked to end by one side and ended by the other', async () => {
    const [top = '', low = ''] = await makeLine('20', '10');
    const move = { from: top, to: low };
    expect(await rig.read(move)).toMatchObject({ status: 'A', version: 1, activeVersion: 1 });
    await rig.take('requestEnd', 'upline', move);
    // Who asked does not answer.
    await expect(rig.take('agreeEnd', 'upline', move)).rejects.toMatchObject(changed);
    await rig.take('declineEnd', 'downline', move);
    expect(await rig.read(move)).toMatchObject({ status: 'A', askedBy: null, activeVersion: 1 });
    await rig.take('requestEnd', 'downline', move);
    await rig.take('agreeEnd', 'upline', move);
    expect(await rig.read(move)).toMatchObject({ status: 'C', activeVersion: null });
    expect(await rig.listSteps(move)).toEqual([
      'offer',
      'accept',
      'requestEnd',
      'declineEnd',
      'requestEnd',
      'agreeEnd',
    ]);
  });

  it('stays in force where the side that asked for its end takes that back, and nobody else can', async () => {
    const [top = '', low = ''] = await makeLine('20', '10');
    const move = { from: top, to: low };
    for (const [asker, other] of [
      ['upline', 'downline'],
      ['downline', 'upline'],
    ] as const) {
      await expect(rig.take('takeBackEnd', asker, move)).rejects.toMatchObject(changed);
      await rig.take('requestEnd', asker, move);
      await expect(rig.take('takeBackEnd', other, move)).rejects.toMatchObject(changed);
      await rig.take('takeBackEnd', asker, { ...move, version: 1 });
      expect(await rig.read(move)).toMatchObject({
        status: 'A',
        askedBy: null,
        version: 1,
        activeVersion: 1,
      });
      // Nothing is left to agree to.
      await expect(rig.take('agreeEnd', other, move)).rejects.toMatchObject(changed);
    }
    expect(await rig.listSteps(move)).toEqual([
      ...['offer', 'accept', 'requestEnd', 'takeBackEnd', 'requestEnd', 'takeBackEnd'],
    ]);
  });

  it('keeps the reason of a step without its edges, and refuses one that is too long', async () => {
    const [top = '', low = ''] = await makeLine('20', '10');
    const move = { from: top, to: low };
    const longest = '🌊'.repeat(140);
    await expect(rig.take('requestEnd', 'upline', { ...move, reason: `${longest}x` })).rejects.toMatchObject({
      code: 'comment.too-long',
      fields: { reason: 'comment.too-long' },
      status: 400,
    });
    expect(await rig.read(move)).toMatchObject({ status: 'A' });
    const { id } = await rig.take('requestEnd', 'upline', { ...move, reason: ` ${longest}\n` });
    await rig.take('takeBackEnd', 'upline', { ...move, reason: '  ' });
    const asked = await rig.take('requestEnd', 'upline', move);
    // The reason of the first request is not that of the second.
    expect(await readEndReason(database.db, asked)).toBe('');
    const { rows } = await database.pool.query<{ reason: string | null }>(
      'select reason from contract_step where contract_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ reason }) => reason)).toEqual([null, null, longest, null, null]);
  });

  it('tells before it ends how many below end with it, and that many end', async () => {
    const [top = '', mid = '', low = '', last = ''] = await makeLine('20', '10', '8', '5');
    // One for a single product stands on the same rate.
    await rig.agree({ from: mid, to: low, product: 'RNG' }, '7');
    const ending = await rig.read({ from: top, to: mid });
    expect(ending === null ? null : await countEndsBelow(database.db, ending)).toBe(3);
    const lowest = await rig.read({ from: low, to: last });
    expect(lowest === null ? null : await countEndsBelow(database.db, lowest)).toBe(0);
    await rig.take('requestEnd', 'upline', { from: top, to: mid });
    const ended = await rig.take('agreeEnd', 'downline', { from: top, to: mid });
    expect(await countEndsBelow(database.db, ended)).toBe(0);
    for (const move of [
      { from: mid, to: low },
      { from: mid, to: low, product: 'RNG' },
      { from: low, to: last },
    ] as const) {
      expect(await rig.read(move)).toMatchObject({ status: 'C' });
    }
  });

  it('does not end, nor is it asked to, for someone who was told of fewer that end with it', async () => {
    const [top = '', middle = '', low = '', last = ''] = await makeLine('20', '10', '8', '5');
    const move = { from: top, to: middle };
    for (const knewOfEnds of [0, 1]) {
      await expect(rig.take('requestEnd', 'upline', { ...move, knewOfEnds })).rejects.toMatchObject(changed);
    }
    await rig.take('requestEnd', 'upline', { ...move, knewOfEnds: 2 });
    // Since then one more was given below.
    await rig.agree({ from: middle, to: low, product: 'RNG' }, '7');
    await expect(rig.take('agreeEnd', 'downline', { ...move, knewOfEnds: 2 })).rejects.toMatchObject(changed);
    expect(await rig.read(move)).toMatchObject({ status: 'V' });
    expect(await rig.read({ from: low, to: last })).toMatchObject({ status: 'A' });
    // Staying ends nothing.
    await rig.take('declineEnd', 'downline', { ...move, knewOfEnds: 0 });
    expect(await rig.listSteps(move)).toEqual(['offer', 'accept', 'requestEnd', 'declineEnd']);
  });

  it('is not asked to end on terms that were changed, or where it is over already', async () => {
    const [top = '', low = ''] = await makeLine('20', '10');
    const move = { from: top, to: low };
    await rig.agree(move, '9');
    await expect(rig.take('requestEnd', 'downline', { ...move, version: 1 })).rejects.toMatchObject(changed);
    await rig.take('requestEnd', 'downline', { ...move, version: 2 });
    await rig.take('agreeEnd', 'upline', { ...move, version: 2 });
    await expect(rig.take('requestEnd', 'downline', { ...move, version: 2 })).rejects.toMatchObject(changed);
  });

  it('continues as it was when a new offer is rejected, and keeps both signed copies', async () => {
    const [top = '', low = ''] = await makeLine('20', '10');
    const move = { from: top, to: low };
    await rig.take('offer', 'upline', move, flatTerms('12'));
    expect(await rig.read(move)).toMatchObject({ status: 'E', version: 2, activeVersion: 1 });
    const rejected = await rig.take('reject', 'downline', { ...move, version: 2 });
    expect(rejected).toMatchObject({ status: 'A', activeVersion: 1 });
    const { rows } = await database.pool.query(
      'select version, answer, answered_from, tiers, length(fingerprint) as mark, effective_at from contract_version where contract_id = $1 order by version',
      [rejected.id],
    );
    expect(rows).toEqual([
      expect.objectContaining({
        version: 1,
        answer: 'accepted',
        answered_from: '203.0.113.7',
        mark: 64,
        // The first of next month where the merchant counts its days, eight hours before Greenwich.
        effective_at: new Date('2026-06-30T16:00:00.000Z'),
      }),
      expect.objectContaining({ version: 2, answer: 'rejected', effective_at: null }),
    ]);
  });

  it('is answered as the person saw it, or not at all', async () => {
    const [top = '', low = ''] = await makeLine('20', '10');
    const move = { from: top, to: low };
    await rig.take('offer', 'upline', move, flatTerms('12'));
    await rig.take('offer', 'upline', move, flatTerms('4'));
    await expect(rig.take('accept', 'downline', { ...move, version: 2 })).rejects.toMatchObject(changed);
    expect(await rig.read(move)).toMatchObject({ status: 'E', version: 3, activeVersion: 1 });
  });

  it('is not accepted by the one who offers it, nor offered above the own rate', async () => {
    const [top = '', low = ''] = await makeLine('20', '10');
    const move = { from: top, to: low };
    await rig.take('offer', 'upline', move, flatTerms('20'));
    await expect(rig.take('accept', 'upline', move)).rejects.toMatchObject(changed);
    await expect(rig.take('offer', 'upline', move, flatTerms('20.01'))).rejects.toMatchObject({
      code: 'contract.rate-too-high',
      fields: { 'tiers.0': 'contract.rate-too-high' },
    });
    await expect(
      rig.take('offer', 'upline', { ...move, product: 'RNG' }, { period: 'M', tiers: [] }),
    ).rejects.toMatchObject({
      code: 'field.required',
    });
  });

  it('promises nothing on easier terms than the own ones, neither in amount, loss nor members', async () => {
    const [top = '', middle = '', low = ''] = await makeLine('20', '10', '5');
    const own = { bet: '5000', loss: '100', members: 3, rate: '0.50' };
    const terms = (change: Partial<typeof own>) => ({ period: 'D' as const, tiers: [{ ...own, ...change }] });
    const above = { from: top, to: middle, kind: 'daily' as const };
    const below = { from: middle, to: low, kind: 'daily' as const };
    await rig.agree({ from: null, to: top, kind: 'daily' }, '1');
    await rig.take('offer', 'upline', above, terms({}));
    await rig.take('accept', 'downline', above);
    for (const easier of [
      { bet: '4999.99' },
      { loss: '99' },
      { members: 2 },
      { bet: '1', members: 0, rate: '0.10' },
    ])
      await expect(rig.take('offer', 'upline', below, terms(easier))).rejects.toMatchObject({
        code: 'contract.easier-terms',
        fields: { 'tiers.0': 'contract.easier-terms' },
      });
    await rig.take('offer', 'upline', below, terms({ rate: '0.40' }));
    await rig.take('accept', 'downline', below);
    expect(await rig.read(below)).toMatchObject({ status: 'A' });
    // Harder terms above end what is easier below, as a lower rate does.
    await rig.take('offer', 'upline', above, terms({ members: 4 }));
    await rig.take('accept', 'downline', above);
    expect(await rig.read(below)).toMatchObject({ status: 'C' });
    expect((await rig.listSteps(below)).at(-1)).toBe('autoEnd');
  });

  it('of a product is measured by the own contract for it, else by the one for all products', async () => {
    const [top = '', middle = '', low = ''] = await makeLine('20', '10', '5');
    await rig.take('offer', 'upline', { from: middle, to: low, product: 'LOTT' }, flatTerms('10'));
    await rig.agree({ from: top, to: middle, product: 'LOTT' }, '3');
    await expect(
      rig.take('offer', 'upline', { from: middle, to: low, product: 'LOTT' }, flatTerms('4')),
    ).rejects.toMatchObject({ code: 'contract.rate-too-high' });
    // The offer that was open above the new rate is gone with it.
    expect(await rig.read({ from: middle, to: low, product: 'LOTT' })).toMatchObject({ status: 'C' });
  });

  it('never changes what was signed', async () => {
    await makeLine('20', '10');
    for (const statement of [
      `update contract_version set tiers = '[]'`,
      `update contract_version set answer = 'rejected'`,
      'delete from contract_version',
      'delete from contract_step',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow(/does not change|append-only/);
    }
  });
});

describe('a rate that falls', () => {
  it('ends what was given above it, down through all levels, in one transaction', async () => {
    const [top = '', middle = '', low = '', lowest = ''] = await makeLine('20', '12', '11', '10');
    const move = { from: top, to: middle };
    const open = await rig.take('offer', 'upline', move, flatTerms('10.50'));
    expect(await wouldEndDownline(database.db, open)).toBe(true);
    await rig.take('accept', 'downline', { ...move, knewOfEnding: true });
    expect(await rig.read({ from: middle, to: low })).toMatchObject({ status: 'C', activeVersion: null });
    // Nothing is left of what the ended one gave on.
    expect(await rig.read({ from: low, to: lowest })).toMatchObject({ status: 'C' });
    expect(await rig.listSteps({ from: low, to: lowest })).toEqual(['offer', 'accept', 'autoEnd']);
  });

  it('is not accepted by someone who was not told', async () => {
    const [top = '', middle = '', low = ''] = await makeLine('20', '12', '11');
    const move = { from: top, to: middle };
    await rig.take('offer', 'upline', move, flatTerms('10.50'));
    await expect(rig.take('accept', 'downline', { ...move, knewOfEnding: false })).rejects.toMatchObject(
      changed,
    );
    expect(await rig.read({ from: middle, to: low })).toMatchObject({ status: 'A' });
  });

  it('leaves what is not above it', async () => {
    const [top = '', middle = '', low = ''] = await makeLine('20', '12', '10');
    await rig.take('offer', 'upline', { from: middle, to: low }, flatTerms('12'));
    await rig.agree({ from: top, to: middle }, '10');
    // The new offer was too high, what holds is not.
    expect(await rig.read({ from: middle, to: low })).toMatchObject({ status: 'A', activeVersion: 1 });
    expect(await rig.listSteps({ from: middle, to: low })).toEqual(['offer', 'accept', 'offer', 'withdraw']);
  });

  it('to nothing, at the end of a contract, ends all below', async () => {
    const [top = '', middle = '', low = ''] = await makeLine('20', '12', '10');
    await rig.take('requestEnd', 'downline', { from: top, to: middle });
    await rig.take('agreeEnd', 'upline', { from: top, to: middle });
    expect(await rig.read({ from: middle, to: low })).toMatchObject({ status: 'C' });
  });
});
