import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedMember } from '../../../demo/seed/seed.ts';
import { createMemberRig, plainPasswords, type MemberRig } from '../../member-rig.fake.ts';
import { createHandlers } from './handlers.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createMemberRig();
});
afterAll(() => rig.close());

const read = async () => (await rig.call('system.installation', {})).value;

it('says which providers there are, whatever the settings switch on', async () => {
  expect((await read()).providers).toEqual(rig.deps.identityProviders.map(({ id }) => id));
  const plain = { ...rig.deps, identityProviders: [], isDemonstration: false };
  const handlers = createHandlers(plain as unknown as Parameters<typeof createHandlers>[0]);
  const caller = {} as Parameters<(typeof handlers)['system.installation']>[1];
  expect(await handlers['system.installation']({}, caller)).toMatchObject({
    demonstration: false,
    providers: [],
  });
});
it('has a free demo once there is a game to play', async () => {
  expect((await read()).trial).toBe(false);
  await seedMember(rig.deps, () => undefined, plainPasswords);
  expect((await read()).trial).toBe(true);
});
