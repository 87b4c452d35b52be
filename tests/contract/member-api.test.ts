import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../src/protocol/operations.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { checkValue, type MemberRig } from '../../platform/member-rig.fake.ts';
import { listModuleIds } from '../../platform/calls/check-module-id.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { createContractRig, valueOf, type ContractRig } from './contract-rig.ts';
import { goodRequests } from './good-requests.ts';

let contractRig: ContractRig;
let rig: MemberRig;
let token = '';

beforeAll(async () => {
  contractRig = await createContractRig();
  ({ rig } = contractRig);
});
afterAll(() => contractRig.close());
beforeEach(async () => {
  await contractRig.forget();
  token = await contractRig.openFor('player');
});

const countTransfers = async (): Promise<string | undefined> =>
  (await rig.database.pool.query<{ count: string }>('select count(*) from ledger_transfer')).rows[0]?.count;

const named = (some: readonly OperationContract[]) =>
  some.map((contract) => [contract.name, contract] as const);

describe.each(named(operations))('%s', (_, contract) => {
  const turn = operations.indexOf(contract);
  it('answers a good request within its schema, at its path by every verb and at every alias', async () => {
    const ways = [contract.method, ...contract.alsoMethods].flatMap((method) =>
      [contract.path, ...contract.aliases].map((path) => ({ method, path })),
    );
    for (const way of takeShare(ways, ways.length, turn)) {
      await contractRig.forgetNewcomers();
      const { status, body } = await contractRig.send(contract, {
        ...way,
        token: await contractRig.openCaller(contract),
        fields: await contractRig.makeGood(contract),
      });
      expect(status, `${way.method} ${way.path}: ${JSON.stringify(body)}`).toBe(200);
      checkValue(contract.name, valueOf(contract, body));
      await contractRig.resetPasswords();
    }
  });
});

// One place looks at token and merchant for all calls; `hostile-calls.test.ts` asks each call without a member.
describe.each(named(takeShare(operations, 3, 2)))('%s', (_, contract) => {
  const turn = operations.indexOf(contract);
  it('refuses a token that is unknown, and a missing one where it needs a member', async () => {
    const wrong = takeShare(['nonsense', 'x'.repeat(5_000), 'Bearer abc', "' or 1=1 --"], 4, turn);
    for (const bad of wrong) {
      const answer = await contractRig.send(contract, {
        fields: await contractRig.makeGood(contract),
        token: bad,
      });
      if (contract.token === 'none') expect(answer.status).toBeLessThan(500);
      else expect(answer).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
    }
    if (contract.token === 'required')
      expect(
        (await contractRig.send(contract, { fields: await contractRig.makeGood(contract) })).status,
      ).toBe(401);
  });

  it('wants exactly one known merchant header', async () => {
    const fields = await contractRig.makeGood(contract);
    for (const merchant of takeShare(['other', '', 'demo, demo'], 3, turn)) {
      const answer = await contractRig.send(contract, { fields, token, headers: { merchant } });
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
    }
  });
});

// Another good request for each: in the gate a third of the calls, and another third below.
describe.each(named(takeShare(operations, 3)))('%s', (_, contract) => {
  it('drops a field it does not know', async () => {
    const fields = {
      ...(await contractRig.makeGood(contract)),
      merchantAdmin: { all: true },
      id2: [1],
      customerType: 1,
    };
    const { status, body } = await contractRig.send(contract, {
      fields,
      token: await contractRig.openCaller(contract),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    checkValue(contract.name, valueOf(contract, body));
    await contractRig.resetPasswords();
  });
});

describe.each(named(takeShare(operations, 3, 1)))('%s', (_, contract) => {
  const turn = operations.indexOf(contract);
  it('is taken under its module ids, and refused under that of another call', async () => {
    const ask = async (moduleid: string) =>
      contractRig.send(contract, {
        fields: await contractRig.makeGood(contract),
        token: await contractRig.openCaller(contract),
        headers: { moduleid },
      });
    const moduleIds = listModuleIds(contract);
    for (const moduleId of takeShare(moduleIds, moduleIds.length, turn)) {
      await contractRig.forgetNewcomers();
      await rig.database.pool.query('delete from limit_window');
      const { status, body } = await ask(moduleId);
      expect(status, `${moduleId}: ${JSON.stringify(body)}`).toBe(200);
      await contractRig.resetPasswords();
    }
    const others = ['NOSUCH3', contract.moduleId.toLowerCase(), `${contract.moduleId}, COMM3`, 'SITE3'];
    for (const moduleId of takeShare(others, 4, turn))
      expect(await ask(moduleId)).toMatchObject({
        status: 400,
        body: { errorCode: 'function.not.available' },
      });
  });
});

describe.each(named(operations.filter(({ money }) => money)))('%s moves money', (_, contract) => {
  // Clients of the wire contract know no key; a repeat of theirs within seconds is the same call.
  it.each([
    ['with its key', { headers: { 'idempotency-key': `again-${contract.name}` } }],
    ['without a key', { withoutKey: true }],
  ])('once, and a repeat %s has the same answer', async (__, key) => {
    const sent = {
      fields: await contractRig.makeGood(contract),
      token: await contractRig.openCaller(contract),
      ...key,
    };
    const first = await contractRig.send(contract, sent);
    // A call of the portal alone, which always has a key.
    if ('withoutKey' in key && contract.name === 'contracts.offerMany')
      return expect(first).toMatchObject({ status: 400, body: { errorCode: 'request.key-missing' } });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const booked = await countTransfers();
    expect(await contractRig.send(contract, sent)).toEqual(first);
    expect(await countTransfers()).toBe(booked);
  });
});

it('names a good request for every operation of the contract', () => {
  expect(Object.keys(goodRequests).sort()).toEqual(operations.map(({ name }) => name).sort());
});
