import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemberRig, type MemberRig } from '../../member-rig.fake.ts';
import { createNoticeBackOffice } from '../notice-back-office.ts';
import { firstTopics, writeFirstTopics } from './first-topics.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createMemberRig();
});
afterAll(() => rig.close());

const tags = async () => (await rig.call('system.help', {})).value.map(({ tag }) => tag);

it('a brand begins with topics in every language, which it may change and withdraw for good', async () => {
  await Promise.all([writeFirstTopics(rig.deps), writeFirstTopics(rig.deps)]);
  expect(await tags()).toEqual(firstTopics.map(({ tag }) => tag));
  expect((await rig.call('system.help', { lang: 'AR' })).value[0]?.title).toMatch(/\p{Script=Arabic}/u);
  const desk = createNoticeBackOffice(rig.deps);
  const { notices } = await desk.read();
  expect(notices.flatMap(({ findings }) => findings)).toEqual([]);
  for (const { id } of notices) await desk.withdraw({ id, note: 'Ours are better', by: 'paula' });
  await writeFirstTopics(rig.deps);
  expect(await tags()).toEqual([]);
});
