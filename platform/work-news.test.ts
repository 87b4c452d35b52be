import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSeededRig, type MemberRig } from './member-rig.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

it('what a member asks of the staff is announced in the moment it is kept, without a word of it', async () => {
  const heard: string[] = [];
  const subscription = await rig.database.notifications.listen('foyer_desk_news', {
    notice: (payload) => void heard.push(payload),
    ready: () => undefined,
  });
  const password = 'Foyer-2026';
  const humanToken = await rig.proveHuman();
  const { token } = (await rig.call('session.login', { username: 'player', password, humanToken })).value;
  expect(heard).toEqual([]);
  const content = 'The search finds nothing at all.';
  await rig.call('feedback.send', { type: 'other', contact: '', content }, { token });
  await vi.waitFor(() => expect(heard).toEqual(['']));
  await subscription.stop();
});

it('every list of requests has its notice', async () => {
  const { rows } = await rig.database.pool.query<{ table: string }>(
    `select distinct event_object_table as table from information_schema.triggers
     where trigger_name like '%_desk' order by 1`,
  );
  expect(rows.map(({ table }) => table)).toEqual([
    'activity_application',
    'age_finding',
    'deposit_order',
    'exclusion_hint',
    'feedback',
    'identity_document',
    'money_proposal',
    'point_redemption',
    'withdrawal',
  ]);
});
