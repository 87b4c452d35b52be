import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPlayRig, nodeId, otherNode, type PlayRig } from './play-rig.fake.ts';
import { readAddressTicket } from './read-ticket.fake.ts';

let rig: PlayRig;
let token = '';
beforeAll(async () => {
  rig = await createPlayRig();
  token = await rig.logIn('player');
});
afterAll(() => rig.close());

const launch = (who = token, game = nodeId, key?: string) =>
  rig.call('games.launch', { nodeId: game }, { token: who, ...(key === undefined ? {} : { key }) });
const ticketOf = (url: string): string => readAddressTicket(url);

describe('starting a game', () => {
  it('gives an address with its own ticket, never with the token, and puts the game first', async () => {
    const { value } = await launch();
    expect(value.game_url).toMatch(/^https:\/\/games\.test\/play\?type=[^#]*#ticket=[^&]+$/);
    // No server sees it with the address: neither a log nor a referrer has it.
    for (const address of [value.game_url, value.game_url2])
      expect(address.replace(/#.*/, '')).not.toContain(ticketOf(address));
    expect(value.game_url).not.toContain(token);
    expect(value.content).toEqual({ game_url: value.game_url, game_url2: value.game_url2 });
    expect((await rig.call('games.recent', {}, { token })).value[0]?.nodeId).toBe(nodeId);
  });

  it('happens once for a press that is sent twice', async () => {
    const count = async () =>
      (await rig.database.pool.query<{ n: number }>('select count(*)::int as n from play_launch')).rows[0]
        ?.n ?? 0;
    const before = await count();
    const answers = await Promise.all([1, 2, 3, 4].map(() => launch(token, nodeId, 'press-0001')));
    expect(new Set(answers.map(({ value }) => value.game_url)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const { rows } = await rig.database.pool.query<{ answer: string }>(
      "select answer::text from idempotent_answer where key = 'press-0001'",
    );
    expect(rows[0]?.answer).not.toContain(ticketOf(answers[0]?.value.game_url ?? ''));
  });

  it('without a key is one start for a double press, and another one once it was opened', async () => {
    const press = async (fields: object = {}) => {
      const payload = {
        gameId: nodeId,
        launchMode: 'GLS',
        username: 'player',
        merchantCode: 'demo',
        ...fields,
      };
      const headers = { merchant: 'demo', authorization: token, 'x-forwarded-for': '203.0.113.7' };
      return (await rig.app.inject({ method: 'POST', url: '/wps/game/launchGame', headers, payload })).json<{
        value: { game_url: string; code?: string };
        errorCode?: string;
      }>();
    };
    const [first, second] = await Promise.all([press(), press()]);
    expect(second.value.game_url).toBe(first.value.game_url);
    const ticket = ticketOf(first.value.game_url);
    await rig.wallet({ call: 'open', ticket });
    expect((await press()).value.game_url).not.toBe(first.value.game_url);
    expect(await press({ launchMode: 'XYZ' })).toMatchObject({
      errorCode: 'request_param_err',
      value: { code: '727' },
    });
    expect((await press({ username: 'agent' })).errorCode).toBe('request_param_err');
    expect((await press({ merchantCode: 'other' })).errorCode).toBe('function.not.available');
  });

  it('starts the first entry of a provider by its kind of games, and of the first provider where none is named', async () => {
    const startKind = async (vassalage?: string) =>
      (
        await rig.call(
          'games.launch',
          { nodeId: 'SPORTS', ...(vassalage === undefined ? {} : { vassalage }) },
          { token, key: `kind-0000${vassalage ?? ''}` },
        )
      ).value.game;
    const { lanes } = (await rig.call('games.vendors', {})).value;
    const cards = lanes.find(({ title }) => title === 'SPORTS')?.cards ?? [];
    const [first, second] = cards;
    expect(await startKind()).toMatchObject({ gameType: 'SPORTS', displayName: first?.displayName });
    expect(await startKind(second?.vassalage)).toMatchObject({ displayName: second?.displayName });
    const none = await rig.call('games.launch', { nodeId: 'SPORTS', vassalage: 'NOBODY' }, { token });
    expect([none.status, none.error.errorCode]).toEqual([404, 'game.unknown']);
  });

  it('goes through one of the launch mirrors, and pictures through those of pictures', async () => {
    const site = rig.live.site.bind(rig.live);
    const mirrors = ['https://play1.example.com', 'https://play2.example.com'];
    const pictures = ['https://img.example.com'];
    Object.assign(rig.live, {
      site: async () => {
        const { settings, ...rest } = await site();
        const brand = { ...(settings['brand'] as object), launchGameCDNs: mirrors, imageCDNs: pictures };
        return { ...rest, settings: { ...settings, brand } };
      },
    });
    const origins = new Set<string>();
    for (let turn = 0; turn < 24; turn += 1) {
      const { value } = await launch();
      origins.add(new URL(value.game_url).origin);
      expect(value.game_url2).toMatch(/^https:\/\/games\.test\//);
      expect(value.game.iconUrl).toMatch(/^https:\/\/img\.example\.com\/media\/games\/10001\.svg/);
    }
    expect([...origins].sort()).toEqual(mirrors);
    const status = (await rig.call('system.status', { host: 'portal.test' })).value.info;
    expect([status.launchGameCDNs, status.imageCDNs]).toEqual([mirrors, pictures]);
    Object.assign(rig.live, { site });
  });

  const lotteryPages = {
    LOTT: '/lottery',
    TCG_SEA: '/seaLottery',
    TCG_LOTTO_VN: '/vnLottery',
  };
  it('of a lottery is the address of its page', async () => {
    const address = async (fields: object) =>
      (await rig.call('games.launch', fields, { token })).value.game_url;
    const form = { launchMode: 'LOTT', lottoArea: 'VN', lottoPrizeMode: '1', device: 'web' };
    expect(await address({ ...form, lottoView: 'lobby', lottoGameCode: 'X' })).toBe(
      'https://portal.test/vnLottery',
    );
    const [group] = Object.values((await rig.call('lottery.games', {})).value);
    const gameCode = group?.games[0]?.code ?? '';
    expect(await address({ ...form, lottoGameCode: gameCode, lottoView: 'betting' })).toBe(
      `https://portal.test/vnLottery?gameCode=${gameCode}`,
    );
    expect(await address({ vassalage: 'LOTT', gameCode, playType: 'd5' })).toBe(
      `https://portal.test/lottery?gameCode=${gameCode}&playType=d5`,
    );
    const { games } = (await rig.call('games.list', { gameType: 'LOTT', pageSize: 100 })).value;
    expect(games.length).toBeGreaterThan(40);
    for (const { nodeId: node, vassalage, gameCode: code } of games)
      for (const asked of [{ nodeId: node }, { nodeId: node, vassalage }]) {
        const url = new URL(await address(asked));
        expect([url.pathname, url.searchParams.get('gameCode')]).toEqual([
          lotteryPages[vassalage as keyof typeof lotteryPages],
          code,
        ]);
      }
    const unknown = await rig.call('games.launch', { ...form, lottoGameCode: 'NOSUCH' }, { token });
    expect(unknown.error.errorCode).toBe('game.unknown');
  });

  it('opens the game once, within a minute', async () => {
    const ticket = ticketOf((await launch()).value.game_url);
    const tries = await Promise.all([1, 2, 3].map(() => rig.wallet({ call: 'open', ticket })));
    expect(tries.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 401, 401]);
    const late = ticketOf((await launch()).value.game_url);
    rig.clock.advance(61_000);
    expect(await rig.wallet({ call: 'open', ticket: late })).toMatchObject({
      status: 401,
      code: 'game.ticket',
    });
    const forged = `${late.split('.')[0]}.${'A'.repeat(43)}`;
    for (const wrong of [forged, `${late}x`, '', 'a.b.c'])
      expect((await rig.wallet({ call: 'open', ticket: wrong })).status).toBe(401);
  });

  it('tells the vendor nothing that says who plays', async () => {
    const ticket = ticketOf((await launch()).value.game_url);
    const { value } = await rig.wallet({ call: 'open', ticket });
    expect(JSON.stringify(value)).not.toMatch(/"player"[^:]|Mayari|\+63/);
    expect(value).toMatchObject({ game: { id: nodeId }, symbol: '₱', language: 'EN' });
  });

  it('is refused to trial accounts, without money, under maintenance and for games that are not there', async () => {
    const refusal = async (account: string, game = nodeId) =>
      (await launch(await rig.logIn(account), game)).error.errorCode;
    rig.live.jurisdiction = { ...rig.live.jurisdiction, demoPlay: false };
    expect(await refusal('trial')).toBe('account.trial');
    rig.live.jurisdiction = { ...rig.live.jurisdiction, demoPlay: true };
    expect(await refusal('newbie')).toBe('balance.insufficient');
    expect(await refusal('player', '1')).toBe('game.unknown');
    expect((await rig.call('games.launch', { nodeId }, {})).status).toBe(401);
    await rig.database.pool.query(
      `update game set maintenance = true, maintenance_from = '2026-06-01T00:00Z',
       maintenance_until = '2026-06-02T00:00Z' where node_id = 10002`,
    );
    const { error, status } = await launch(token, otherNode);
    expect(status).toBe(409);
    expect(error).toMatchObject({
      errorCode: 'game.maintenance',
      value: {
        until: '2026-06-02T00:00:00.000Z',
        content: { data: { endTime: Date.parse('2026-06-02T00:00:00Z') } },
      },
    });
    await rig.database.pool.query('update game set maintenance = false where node_id = 10002');
  });

  it('waits for a round that is open in another game, and continues with one in its own', async () => {
    const play = await rig.openLaunch(token);
    await rig.wallet({ call: 'stake', launch: play, round: 'open-1', amount: '5.00' });
    expect((await launch(token, otherNode)).error).toMatchObject({
      errorCode: 'game.round-open',
      value: { nodeId, name: expect.any(String), code: '734' },
    });
    expect((await launch(token, nodeId)).status).toBe(200);
    await rig.wallet({ call: 'settle', launch: play, round: 'open-1', amount: '0.00' });
    expect((await launch(token, otherNode)).status).toBe(200);
  });
});
