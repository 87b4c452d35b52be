import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Subscription } from '../../../server/db/listen.ts';
import type { SessionEnd } from '../../../src/protocol/session-end.ts';
import { createMemberBackOffice } from '../accounts/member-back-office.ts';
import { hashToken } from '../../calls/tokens.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { watchSessions } from './watch-sessions.ts';

let rig: MemberRig;
const password = 'Foyer-2026';
const query = async <Row extends object>(text: string): Promise<readonly Row[]> =>
  (await rig.database.pool.query<Row>(text)).rows;
/** What each of two server processes hears. */
const nodes: (string | null)[][] = [];
let watches: readonly Subscription[] = [];

beforeAll(async () => {
  rig = await createSeededRig();
});
beforeEach(async () => {
  nodes.splice(0, nodes.length, [], []);
  const { notifications } = rig.database;
  watches = await Promise.all(
    nodes.map((heard) => watchSessions({ notifications, tell: (session) => void heard.push(session) })),
  );
});
afterEach(() => Promise.all(watches.map((watch) => watch.stop())));
afterAll(() => rig.close());

const logIn = async (username: string): Promise<string> =>
  (await rig.call('session.login', { username, password, humanToken: await rig.proveHuman() })).value.token;
const idOf = async (account: string): Promise<string> =>
  (await query<{ id: string }>(`select id from member where account = '${account}'`))[0]?.id ?? '';
/** As if the member had nothing at stake any more. */
const settle = (id: string) =>
  query(`begin; set local session_replication_role = replica;
    update ledger_account set balance = 0 where member_id = ${id} and currency <> 'PTS';
    update deposit_order set status = 'cancelled' where member_id = ${id};
    update withdrawal set status = 'completed' where member_id = ${id};
    update play_round set state = 'settled', closed_at = opened_at where member_id = ${id};
    update contract set status = 'C' where ${id} in (upline_id, downline_id);
    update lottery_ticket set state = 'lost' where member_id = ${id}; commit`);

interface Ending {
  readonly what: string;
  readonly account: string;
  /** What the member, on the first of two devices, or an operator does. */
  readonly end: (token: string, id: string) => Promise<unknown>;
  /** Which of the two sessions end. */
  readonly ends: readonly ('here' | 'there')[];
  /** What the next call of the other device answers; null where the session ended at its own wish. */
  readonly reason: SessionEnd | null;
}
const backOffice = () => createMemberBackOffice(rig.deps);
const endings: readonly Ending[] = [
  {
    what: 'a break',
    account: 'bayani',
    end: (token) => rig.call('care.takeBreak', { length: 'PT24H' }, { token }),
    ends: ['here', 'there'],
    reason: 'breakBegan',
  },
  {
    what: 'an exclusion by an operator',
    account: 'dalisay',
    end: (_, id) => backOffice().exclude({ id, length: 'P6M', reason: 'Asked by letter', by: 'support' }),
    ends: ['here', 'there'],
    reason: 'excluded',
  },
  {
    what: 'a freeze by an operator',
    account: 'hiraya',
    end: (_, id) => backOffice().freeze({ id, reason: 'Chargeback', by: 'support' }),
    ends: ['here', 'there'],
    reason: 'suspended',
  },
  {
    what: 'a new password',
    account: 'luntian',
    end: (token) => {
      const newPassword = 'Another-2027';
      const request = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
      return rig.call('member.changePassword', request, { token });
    },
    ends: ['here', 'there'],
    reason: 'newPassword',
  },
  {
    what: 'logging the other devices out',
    account: 'malaya',
    end: (token) => rig.call('devices.end', { id: null }, { token }),
    ends: ['there'],
    reason: 'loggedOut',
  },
  {
    what: 'logging out',
    account: 'sinag',
    end: (token) => rig.call('session.logout', {}, { token }),
    ends: ['here'],
    reason: null,
  },
  {
    what: 'closing the account',
    account: 'player',
    end: async (token, id) => {
      await settle(id);
      const request = { reason: 'too-much', password, fundPassword: '246810' } as const;
      return rig.call('closure.close', request, { token });
    },
    ends: ['here', 'there'],
    reason: 'accountClosed',
  },
];

it.each(endings)('every process hears which sessions $what ends, and of no other', async (ending) => {
  const tokens = { here: await logIn(ending.account), there: await logIn(ending.account) };
  await logIn('agent');
  expect(nodes).toEqual([[], []]);
  await ending.end(tokens.here, await idOf(ending.account));
  const expected = new Set(ending.ends.map((device) => hashToken(tokens[device])));
  for (const heard of nodes) {
    await expect.poll(() => new Set(heard)).toEqual(expected);
    expect(heard).toHaveLength(expected.size);
  }
  const device = ending.ends.at(-1) ?? 'there';
  const { status, error } = await rig.call('member.info', {}, { token: tokens[device] });
  expect([status, error.value ?? null]).toEqual([
    401,
    ending.reason === null ? null : { reason: ending.reason },
  ]);
});

it('tells why to nobody but who has the token: not to staff who look, and not by another token', async () => {
  const id = await idOf('agent');
  const [token, look] = [await logIn('agent'), await logIn('agent')];
  await query(`update member_session set scope = 'look' where token_hash = '${hashToken(look)}'`);
  await backOffice().freeze({ id, reason: 'Chargeback', by: 'support' });
  const answer = async (one: string) => (await rig.call('member.info', {}, { token: one })).error;
  expect(await answer(token)).toMatchObject({ value: { reason: 'suspended' } });
  for (const other of [look, hashToken(token), `${token}x`, ''])
    expect(JSON.stringify(await answer(other))).not.toContain('suspended');
  // Staff write why they freeze; the member is not told that.
  expect(JSON.stringify(await answer(token))).not.toContain('Chargeback');
  await query(`update member set frozen = false where id = ${id}`);
});

it('says nothing of sessions whose end is taken back', async () => {
  const token = await logIn('agent');
  await query(`begin; delete from member_session; rollback`);
  await rig.call('session.logout', {}, { token });
  for (const heard of nodes) await expect.poll(() => heard).toEqual([hashToken(token)]);
});
