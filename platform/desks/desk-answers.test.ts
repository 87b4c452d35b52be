import { Ajv } from 'ajv';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskCalls } from '../../src/protocol/desks/define-desk.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createDesks } from './desk-keepers.ts';

let rig: MemberRig;
let keepers: ReturnType<typeof createDesks>;
beforeAll(async () => {
  rig = await createSeededRig();
  keepers = createDesks(rig.deps);
});
afterAll(() => rig.close());

// The server writes answers by these schemas: what does not fit is answered 500.
it.each(desks.map((desk) => [desk.name, desk] as const))(
  'what the desk %s answers fits its definition, after an order of its rows too',
  async (name, desk) => {
    const keeper = keepers[name];
    if (keeper === undefined) throw new Error(`Expected a keeper of ${name}`);
    const ajv = new Ajv({ strict: false });
    const fits = ajv.compile(deskCalls(desk).list.answer);
    const expectFit = async () => expect(fits(await keeper.list()), ajv.errorsText(fits.errors)).toBe(true);
    await expectFit();
    const keys = (await keeper.list()).rows.map(({ key }) => key);
    if (desk.isOrdered !== true) return;
    await keeper.order({ keys: keys.toReversed(), note: 'Turned round', by: 'clara' });
    await expectFit();
  },
);
