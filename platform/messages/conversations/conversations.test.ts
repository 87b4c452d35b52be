import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { openSession } from '../../identity/sessions/sessions.ts';

let rig: MemberRig;
const tokens = { player: '', agent: '', bayani: '', sinag: '', trial: '' };
type Who = keyof typeof tokens;
const ids: Record<string, string> = {};
const run = (text: string, values: readonly unknown[] = []) => rig.database.pool.query(text, [...values]);
beforeAll(async () => {
  rig = await createSeededRig();
  for (const who of Object.keys(tokens) as Who[]) {
    const { rows } = await run('select id from member where account = $1', [who]);
    ids[who] = (rows[0] as { id: string }).id;
    tokens[who] = await openSession(rig.deps, { memberId: ids[who], network: '203.0.113.7', device: '' });
  }
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.clock.advance(60_000);
  await run('delete from limit_window');
  for (const table of ['inbox_message', 'sent_message', 'conversation']) await run(`delete from ${table}`);
});

type Send = Parameters<typeof rig.call<'conversations.send'>>[1];
const send = (who: Who, request: Send) => rig.call('conversations.send', request, { token: tokens[who] });
const up = (content: string, key?: string) =>
  send('player', { to: 'upline', content, ...(key === undefined ? {} : { key }) });
const down = (account: string, content: string) => send('agent', { to: 'downline', account, content });
const read = async (who: Who, account?: string) =>
  (await rig.call('conversations.messages', account === undefined ? {} : { account }, { token: tokens[who] }))
    .value;
const list = async (who: Who) => (await rig.call('conversations.list', {}, { token: tokens[who] })).value;
const sent = async (who: Who) => (await rig.call('conversations.sent', {}, { token: tokens[who] })).value;
const countUnread = async (who: Who) => (await rig.call('messages.unread', {}, { token: tokens[who] })).value;
const wordsOf = async (who: Who, account?: string) =>
  (await read(who, account)).messages.map(({ isOwn, content }) => `${isOwn ? '>' : '<'} ${content}`);
/** The end of a break that is over before the next test. */
const soon = (): Date => new Date(rig.clock.now().getTime() + 60_000);
const code = ({ status, error }: { status: number; error: { errorCode?: string } }): string =>
  `${status} ${error.errorCode ?? ''}`;

describe('a conversation', () => {
  it('is one for each two members, read from both sides, and counts what is unread', async () => {
    expect((await read('player')).messages).toEqual([]);
    await up('  When is the next settlement? ');
    rig.clock.advance(1_000);
    await down('player', 'On Monday.');
    rig.clock.advance(1_000);
    await up('Thank you.');
    expect(await wordsOf('player')).toEqual([
      '> When is the next settlement?',
      '< On Monday.',
      '> Thank you.',
    ]);
    expect(await wordsOf('agent', 'player')).toEqual([
      '< When is the next settlement?',
      '> On Monday.',
      '< Thank you.',
    ]);
    const [ofPlayer, ofAgent] = [await list('player'), await list('agent')];
    // A player knows the name of the agent, not the name that the agent logs in with.
    expect(ofPlayer.content).toMatchObject([
      { side: 'upline', account: '', nickname: 'Amihan', preview: 'Thank you.', isOwn: true, unread: 1 },
    ]);
    expect(ofAgent.content).toMatchObject([
      { side: 'downline', account: 'player', preview: 'Thank you.', isOwn: false, unread: 2 },
    ]);
    expect([await countUnread('player'), await countUnread('agent')]).toEqual([1, 2]);
    const { id } = await read('agent', 'player');
    await rig.call('conversations.markRead', { ids: id }, { token: tokens.agent });
    expect([await countUnread('player'), await countUnread('agent')]).toEqual([1, 0]);
    // Clients of the wire contract read them with the other messages.
    const inbox = async (kind: 'all' | 'brand' | 'member') =>
      (await rig.call('messages.inbox', { kind }, { token: tokens.player })).value.content;
    expect((await inbox('all')).map(({ kind, title, body }) => [kind, title, body])).toEqual([
      ['member', 'Amihan', 'On Monday.'],
    ]);
    expect([(await inbox('brand')).length, (await inbox('member')).length]).toEqual([0, 1]);
  });

  it('comes from its end, and what came before on request, none of it twice or left out', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      if (turn % 4 === 0) rig.clock.advance(1);
      await (turn % 2 === 0 ? up(`up ${turn}`) : down('player', `down ${turn}`));
    }
    const seen: string[] = [];
    let before: string | undefined;
    for (let pages = 0; pages < 9; pages += 1) {
      const request = { size: 5, ...(before === undefined ? {} : { before }) };
      const { messages, hasEarlier } = (
        await rig.call('conversations.messages', request, { token: tokens.player })
      ).value;
      seen.unshift(...messages.map(({ content }) => content));
      if (!hasEarlier) break;
      before = messages[0]?.id;
    }
    expect(seen.map((words) => Number(words.split(' ')[1])).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, turn) => turn),
    );
  });

  it('is removed for one side only, in bulk, with its unread messages', async () => {
    await up('One');
    await send('bayani', { to: 'upline', content: 'Two' });
    const all = (await list('agent')).content.map(({ id }) => id).join(',');
    await rig.call('conversations.remove', { ids: all }, { token: tokens.player });
    expect((await list('agent')).totalCount).toBe(2);
    await rig.call('conversations.remove', { ids: all }, { token: tokens.agent });
    expect([(await list('agent')).totalCount, await countUnread('agent')]).toEqual([0, 0]);
    expect(await wordsOf('player')).toEqual(['> One']);
    expect((await list('player')).totalCount).toBe(1);
    // A new message brings the conversation back, without what was removed.
    await up('Three');
    expect(await wordsOf('agent', 'player')).toEqual(['< Three']);
  });
});

describe('a message', () => {
  it('is sent once for each key, and once where the same words come twice within seconds', async () => {
    const first = await up('Hello', 'letter-key-1');
    rig.clock.advance(3_600_000);
    expect((await up('Hello', 'letter-key-1')).value).toEqual(first.value);
    expect(code(await up('Other words', 'letter-key-1'))).toBe('422 request.key-reused');
    await Promise.all(Array.from({ length: 6 }, () => up('Twice')));
    rig.clock.advance(11_000);
    await up('Twice');
    expect(await wordsOf('agent', 'player')).toEqual(['< Hello', '< Twice', '< Twice']);
  });

  it('has words, not too many, and not too many of them come in a short time', async () => {
    expect(code(await up('   '))).toBe('400 form.invalid');
    expect((await up('x'.repeat(1_001))).status).toBe(400);
    const answers: string[] = [];
    for (let turn = 0; turn < 31; turn += 1) answers.push(code(await up(`turn ${turn}`)));
    expect(answers.filter((answer) => answer === '200 ')).toHaveLength(30);
    expect(answers[30]).toBe('429 TOO_MANY_REQUESTS');
  });

  it('goes to the one above and to those directly below, and to no other member', async () => {
    expect(code(await down('sinag', 'Hello'))).toBe('404 agent.not-below');
    expect(code(await down('agent', 'Hello'))).toBe('404 agent.not-below');
    expect(code(await send('player', { to: 'downline', account: 'agent', content: 'Hello' }))).toBe(
      '403 agent.only',
    );
    expect(code(await send('player', { to: 'team', content: 'Hello' }))).toBe('403 agent.only');
    expect(code(await send('trial', { to: 'upline', content: 'Hello' }))).toBe('403 account.trial');
    const foreign = await rig.call('conversations.messages', { account: 'sinag' }, { token: tokens.agent });
    expect(code(foreign)).toBe('404 agent.not-below');
    expect((await list('sinag')).totalCount).toBe(0);
  });

  it('is not written where the brand has it closed, nor to an account on a break, frozen or closed', async () => {
    const settle = async (column: string, value: unknown, account: string) =>
      run(`update member set ${column} = $1 where account = $2`, [value, account]);
    await settle('frozen', true, 'player');
    expect(code(await down('player', 'Hello'))).toBe('409 message.not-accepted');
    expect((await read('agent', 'player')).standing).toBe('notAccepted');
    await settle('frozen', false, 'player');
    await settle('break_until', soon(), 'player');
    expect(code(await down('player', 'Hello'))).toBe('409 message.not-accepted');
    rig.clock.advance(60_000);
    rig.live.modules = { ...rig.live.modules, MSGUPLINE3: false };
    expect(code(await up('Hello'))).toBe('400 function.not.available');
    expect((await read('player')).standing).toBe('closed');
    rig.live.modules = { ...rig.live.modules, MSGUPLINE3: true };
    // A member may write to an agent on a break: that does not lead the agent back to play.
    await settle('break_until', soon(), 'agent');
    expect((await up('Hello')).status).toBe(200);
    await settle('frozen', true, 'agent');
    expect((await up('Hello again')).status).toBe(409);
    await settle('frozen', false, 'agent');
  });
});

describe('a message to the team', () => {
  it('reaches all directly below who take messages, and no one further down, as one sent message', async () => {
    await run(`update member set break_until = $1 where account = 'dalisay'`, [soon()]);
    const { rows } = await run('select count(*)::int as n from member where upline_id = $1', [ids['agent']]);
    const below = (rows[0] as { n: number }).n;
    await send('agent', { to: 'team', content: 'New rates from Monday.' });
    const told = await run('select count(*)::int as n from inbox_message where sender_id = $1', [
      ids['agent'],
    ]);
    expect((told.rows[0] as { n: number }).n).toBe(below - 1);
    expect((await sent('agent')).content).toMatchObject([
      { to: 'team', account: '', nickname: '', recipients: below - 1, content: 'New rates from Monday.' },
    ]);
    // The agent's list has no conversation of it until an answer comes.
    expect([(await list('agent')).totalCount, (await list('sinag')).totalCount]).toEqual([0, 0]);
    expect(await wordsOf('player')).toEqual(['< New rates from Monday.']);
    rig.clock.advance(1_000);
    await up('Which rates?');
    expect((await list('agent')).content).toMatchObject([{ account: 'player', unread: 1 }]);
    expect((await read('agent', 'player')).messages).toMatchObject([
      { isToTeam: true, isOwn: true },
      { isToTeam: false, isOwn: false, content: 'Which rates?' },
    ]);
  });
});

describe('whom a member may write to', () => {
  it('is the one above, and for an agent the team, by the beginning of a name', async () => {
    const ask = async (who: Who, request: { name?: string; size?: number } = {}) =>
      (await rig.call('conversations.recipients', request, { token: tokens[who] })).value;
    expect(await ask('player')).toMatchObject({ upline: 'Amihan', team: 0, content: [] });
    const all = await ask('agent', { size: 50 });
    expect(all.team).toBe(all.content.length);
    expect(all.content.map(({ account }) => account)).not.toContain('sinag');
    expect((await ask('agent', { name: 'BAY' })).content.map(({ account }) => account)).toEqual(['bayani']);
    expect((await ask('agent', { name: '%' })).content).toEqual([]);
  });
});
