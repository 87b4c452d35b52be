import { afterAll, beforeAll, expect, it } from 'vitest';
import { desks } from '../../src/protocol/desks/desks.ts';
import { firstSets } from '../../src/protocol/desks/first-sets.ts';
import { judgeValues, tidyValues } from '../../src/protocol/desks/judge-values.ts';
import { createMemberRig, type MemberRig } from '../member-rig.fake.ts';
import { createDesks } from './desk-keepers.ts';

let rig: MemberRig;
beforeAll(async () => {
  // An installation without a demonstration.
  rig = await createMemberRig();
});
afterAll(() => rig.close());
const withSet = desks.filter(({ name }) => firstSets[name] !== undefined);

it('each is for a desk that there is', () => {
  expect(withSet).toHaveLength(Object.keys(firstSets).length);
});
it.each(
  withSet.flatMap((desk) => ['PHP', 'JPY', 'USD', 'XYZ'].map((currency) => [desk.name, currency] as const)),
)('of %s is sound in %s', (name, currency) => {
  const desk = desks.find((one) => one.name === name);
  const rows = [{ value: '1', label: '1' }];
  const columns = [{ value: 'RNG', label: 'Slots' }];
  const values = firstSets[name]?.({ choices: { rates: rows, most: rows }, columns, currency });
  if (desk === undefined || values === undefined) throw new Error(`Expected a set of ${name}`);
  expect(judgeValues(desk, values, currency)).toEqual({});
  expect(tidyValues(desk, values, currency)).toEqual(values);
});
it('in an empty installation is proposed and approved as it is, desk after desk', async () => {
  const keepers = createDesks(rig.deps);
  for (const { name, shape, hasDefaults } of withSet) {
    const keeper = keepers[name];
    // oxlint-disable-next-line no-await-in-loop -- Rates are for the levels that were set before.
    const state = await keeper?.list();
    if (keeper === undefined || state === undefined) throw new Error(`Expected ${name}`);
    expect(state.rows, name).toHaveLength(hasDefaults === true ? 1 : 0);
    const values = firstSets[name]?.(state) ?? {};
    const key = shape === 'list' ? null : '';
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const asked = await keeper.propose({ key, version: '0', values, note: 'First set', by: 'clara' });
    const id = (asked.added[0] ?? asked.rows[0]?.waiting)?.id ?? '';
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const { rows } = await keeper.decide({ id, state: 'approved', reason: '', by: 'paula' });
    expect(rows[0]?.values, name).toEqual(values);
  }
});
