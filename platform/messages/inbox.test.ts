import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
let token: string;
let other: string;
beforeAll(async () => {
  rig = await createSeededRig();
  const logIn = async (username: string): Promise<string> => {
    const humanToken = await rig.proveHuman();
    return (await rig.call('session.login', { username, password: 'Foyer-2026', humanToken })).value.token;
  };
  token = await logIn('player');
  other = await logIn('agent');
});
afterAll(() => rig.close());

async function fill(count: number): Promise<void> {
  const { db } = rig.database;
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('account', '=', 'player')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('inbox_message').where('member_id', '=', id).execute();
  const rows = Array.from({ length: count }, (_, index) => ({
    member_id: id,
    kind: index % 3 === 0 ? ('personal' as const) : ('system' as const),
    title: `m${index}`,
    body: '',
    created_at: new Date(rig.clock.now().getTime() - index * 1_000),
    read_at: null,
  }));
  await db.insertInto('inbox_message').values(rows).execute();
}
const list = async (request: { kind?: 'all' | 'system' | 'personal'; page?: number } = {}) =>
  (await rig.call('messages.inbox', { size: 5, ...request }, { token })).value;
const countUnread = async (): Promise<number> => (await rig.call('messages.unread', {}, { token })).value;

describe('the inbox', () => {
  beforeEach(() => fill(12));

  it('comes in pages, the newest first, by kind, and a page past the end is the last', async () => {
    const first = await list();
    expect(first.content.map(({ title }) => title)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4']);
    expect([first.pageNum, first.totalPages, first.totalCount]).toEqual([1, 3, 12]);
    expect((await list({ page: 99 })).content.map(({ title }) => title)).toEqual(['m10', 'm11']);
    const personal = await list({ kind: 'personal' });
    expect(personal.content.map(({ title }) => title)).toEqual(['m0', 'm3', 'm6', 'm9']);
    await fill(1);
    expect(await list({ kind: 'system' })).toMatchObject({ content: [], pageNum: 1, totalPages: 0 });
  });

  it('marks and removes several at once, and counts what is left unread', async () => {
    const ids = (await list()).content.map(({ id }) => id);
    await rig.call('messages.read', { messageIds: ids.slice(0, 3).join(',') }, { token });
    expect(await countUnread()).toBe(9);
    expect((await list()).content.map(({ isRead }) => isRead)).toEqual([true, true, true, false, false]);
    await rig.call('messages.remove', { messageIds: ids.slice(2, 5).join(',') }, { token });
    expect([(await list()).totalCount, await countUnread()]).toEqual([9, 7]);
    // Once more changes nothing, and is no failure.
    expect((await rig.call('messages.remove', { messageIds: ids.join(',') }, { token })).status).toBe(200);
  });

  it('lets nobody touch the messages of somebody else', async () => {
    const messageIds = (await list()).content.map(({ id }) => id).join(',');
    await rig.call('messages.read', { messageIds }, { token: other });
    await rig.call('messages.remove', { messageIds }, { token: other });
    expect([(await list()).totalCount, await countUnread()]).toEqual([12, 12]);
    expect((await rig.call('messages.inbox', {})).status).toBe(401);
  });

  it('takes ids only', async () => {
    for (const messageIds of ['', 'x', '1;2', '1,', '1,2,', '-1', Array(60).fill('1').join(',')])
      expect((await rig.call('messages.read', { messageIds }, { token })).status).toBe(400);
  });
});
