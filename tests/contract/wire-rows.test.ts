import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listModuleIds } from '../../platform/calls/check-module-id.ts';
import { checkValue } from '../../platform/member-rig.fake.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { byQuery, createContractRig, valueOf, type ContractRig } from './contract-rig.ts';
import { alwaysHas, findOperation } from './rows/find-operation.ts';
import type { WireRow } from './rows/wire-row.ts';
import { wireRows } from './rows/wire-rows.ts';

let rig: ContractRig;
beforeAll(async () => {
  rig = await createContractRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.forget());

const all = Object.values(wireRows).flat();
const waysOf = ({ verbs, paths }: WireRow) =>
  verbs.flatMap((verb) => paths.map((path) => ({ verb, path, contract: findOperation(verb, path) })));
const title = ({ verbs, paths }: WireRow): string => `${verbs.join(' ')} ${paths.join(' ')}`;

describe('every call of the wire contract', () => {
  it('is served, at each of its names by each of its verbs', () => {
    expect(all.flatMap((row) => waysOf(row)).length).toBeGreaterThan(180);
    const missing = all.flatMap((row) =>
      waysOf(row).flatMap(({ verb, path, contract }) => (contract === undefined ? [`${verb} ${path}`] : [])),
    );
    expect(missing).toEqual([]);
    expect(findOperation('GET', '/wps/relay/NO_such')).toBeUndefined();
    expect(findOperation('DELETE', '/wps/system/status')).toBeUndefined();
  });

  it('is answered in the form of its part, and needs a session where clients have one', () => {
    const wrong = all.flatMap((row) =>
      waysOf(row).flatMap(({ path, contract }) => {
        const isBare = /^\/(lgw|lotto)/.test(path);
        if (contract === undefined) return [];
        const accepts = row.token === 'required' ? contract.token !== 'none' : contract.token !== 'required';
        return contract.envelope === !isBare && accepts ? [] : [`${path}: ${contract.token}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is taken under the module ids that clients send', () => {
    const wrong = all.flatMap((row) =>
      waysOf(row).flatMap(({ path, contract }) =>
        contract === undefined
          ? []
          : row.moduleIds.filter((id) => !listModuleIds(contract).includes(id)).map((id) => `${path}: ${id}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('always has in its answer what clients read', () => {
    const missing = all.flatMap((row) =>
      waysOf(row).flatMap(({ path, contract }) =>
        row.reads
          .filter(
            (field) => field !== 'success' && contract !== undefined && !alwaysHas(contract.response, field),
          )
          .map((field) => `${path}: ${field}`),
      ),
    );
    expect(missing).toEqual([]);
    const list = findOperation('GET', '/wps/relay/GCSGAME_getRankList')?.response ?? {};
    expect(
      ['list[].vo.winAmount', 'list[].vo.prize', 'rows[].id'].map((field) => alwaysHas(list, field)),
    ).toEqual([true, false, false]);
  });
});

describe('a call whose clients read nothing but success', () => {
  const ask = async (path: string, fields: JsonObject) => {
    const contract = findOperation('GET', path);
    if (contract === undefined) throw new Error(`Nothing answers ${path}.`);
    const { status, body } = await rig.send(contract, { path, fields });
    return [status, body['success']];
  };
  it('says no with it to a name that is taken and to a code or a domain that nobody has', async () => {
    expect(await ask('/wps/check/username', { username: 'somebody' })).toEqual([200, true]);
    expect(await ask('/wps/check/username', { username: 'player' })).toEqual([200, false]);
    expect(await ask('/wps/agent/affiliate', { code: 'LUMINA', domain: 'portal.test' })).toEqual([200, true]);
    expect(await ask('/wps/agent/affiliate', { code: 'NOSUCH99' })).toEqual([200, false]);
    expect(await ask('/wps/agent/affiliate', { domain: 'portal.test' })).toEqual([200, false]);
  });
});

describe('a session', () => {
  it('is the token alone in its header, for guests empty or left out', async () => {
    const info = findOperation('GET', '/wps/member/info') as OperationContract;
    const list = findOperation('GET', '/wps/relay/GCSGAME_gameList') as OperationContract;
    const token = await rig.openFor('player');
    expect(await rig.send(info, { token })).toMatchObject({
      status: 200,
      body: { value: { account: 'player' } },
    });
    for (const one of [info, list])
      expect(await rig.send(one, { token: `Bearer ${token}` })).toMatchObject({
        status: 401,
        body: { success: false, errorCode: 'login.not.session' },
      });
    expect([(await rig.send(list, { token: '' })).status, (await rig.send(list, {})).status]).toEqual([
      200, 200,
    ]);
    expect((await rig.send(info, { token: '' })).status).toBe(401);
  });
});

/** The request as a client of the contract writes it: its own fields, no key, no name of ours. */
async function write(
  row: WireRow,
  { contract, path, form }: { contract: OperationContract; path: string; form: WireRow['forms'][number] },
) {
  const good = await rig.makeGood(contract);
  const fields: JsonObject = { ...good, ...row.sends, ...form(good) };
  const filled = path.replace(/:(\w+)/, (_, name: string) => encodeURIComponent(toText(fields[name] ?? '')));
  const named = /:(\w+)/.exec(path)?.[1] ?? '';
  return {
    path: filled,
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== named)),
  };
}

describe.each(all.map((row) => [title(row), row] as const))('%s', (_, row) => {
  it('goes well as clients of the contract send it, without a key', async () => {
    const asGood = () => ({});
    const calls = waysOf(row).flatMap((way) =>
      [
        ...row.moduleIds.map((moduleId) => ({ moduleId, form: asGood })),
        ...row.forms.map((form) => ({ moduleId: row.moduleIds[0] ?? '', form })),
      ].map((rest) => ({ ...way, ...rest })),
    );
    for (const { verb, path, contract, moduleId, form } of calls) {
      if (contract === undefined) throw new Error(`Nothing answers ${verb} ${path}.`);
      await rig.forgetNewcomers();
      await rig.rig.database.pool.query('delete from limit_window; delete from idempotent_answer');
      const { fields, ...way } = await write(row, { contract, path, form });
      const isForm = row.isForm && !byQuery(verb);
      const { status, body } = await rig.send(contract, {
        ...way,
        method: verb,
        fields,
        withoutKey: true,
        // Guests of this family send the header empty, or not at all.
        ...(row.token === 'none' ? {} : { token: await rig.openCaller(contract) }),
        ...(isForm
          ? {
              payload: new URLSearchParams(
                Object.entries(fields).map(([name, value]) => [name, toText(value)]),
              ).toString(),
            }
          : {}),
        headers: {
          moduleid: moduleId,
          language: 'EN',
          ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
      });
      expect(status, `${verb} ${path} under ${moduleId}: ${JSON.stringify(body)}`).toBe(200);
      checkValue(contract.name, valueOf(contract, body));
      await rig.resetPasswords();
    }
  });
});
