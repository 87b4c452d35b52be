import { afterAll, beforeAll, expect, it } from 'vitest';
import { families } from '../../src/lottery/families.ts';
import { createLotteryRig, fiveDigits, type LotteryRig } from './lottery-rig.fake.ts';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
});
afterAll(() => rig.close());

it('lists every game with its issue on sale, and the same by group', async () => {
  const { value } = await rig.call('lottery.opened', {});
  expect(value.map(({ code }) => code)).toContain('FIVE1');
  for (const { currentNumero } of value) {
    expect(currentNumero.secondsLeft).toBeGreaterThan(0);
    expect(currentNumero.commitment).toMatch(/^[0-9a-f]{64}$/);
  }
  const groups = await rig.call('lottery.games', {});
  expect(groups.value['SSC']?.games.map(({ gameId }) => gameId)).toEqual([101, 102]);
  expect((await rig.call('lottery.series', {})).value).toHaveLength(Object.keys(groups.value).length);
});

it('says what a play costs and pays, in the language that is asked for, also with the number in the path', async () => {
  const { value } = await rig.call('lottery.playMenu', { gameId: fiveDigits }, { language: 'AR' });
  const grouped = value[0]?.playMenuGroups ?? [];
  expect(grouped.map(({ playCode }) => playCode)).toContain('FIRST3');
  const menus = grouped.flatMap(({ playMenus }) => playMenus);
  expect(menus).toHaveLength(families['five-digits'].plays.length);
  expect(menus.find(({ playId }) => playId === 1011)).toMatchObject({
    odds: { B: '1.96' },
    choiceNames: { B: 'كبير' },
  });
  expect(menus.find(({ playId }) => playId === 1001)?.odds).toEqual({ line: '98000.00' });
  const inPath = await rig.app.inject({
    url: `/lgw/games/${fiveDigits}/setting`,
    headers: { merchant: 'demo' },
  });
  expect(inPath.json<{ gameId: number }>().gameId).toBe(fiveDigits);
  const modes = (await rig.call('lottery.setting', { gameId: fiveDigits })).value.bettingModes;
  expect(modes.map(({ stake }) => stake)).toEqual(['2.00', '0.20', '0.02']);
});

it('shows the games of one page where that is asked for', async () => {
  const { value } = await rig.call('lottery.opened', { area: 'seaLottery' });
  expect(value.map(({ code }) => code)).toEqual(['THAI', 'YIKI15']);
});

it('searches the lotteries of every page by words of a name, whatever page asks', async () => {
  const search = async (gameName: string, language = 'EN') =>
    (await rig.call('lottery.opened', { area: 'seaLottery', gameName }, { language })).value.map(
      ({ code }) => code,
    );
  expect(await search('DIGITS five')).toEqual(['FIVE1', 'FIVE5']);
  expect(await search('thai')).toContain('THAI');
  expect(await search('no such lottery')).toEqual([]);
});

it('keeps lotteries that draw every few minutes or at planned times, in the order that is asked for', async () => {
  const list = async (request: { readonly draws?: string; readonly order?: string }) =>
    (await rig.call('lottery.opened', request)).value;
  const [all, fast, planned] = [
    await list({}),
    await list({ draws: 'fast' }),
    await list({ draws: 'planned' }),
  ];
  expect(fast.length + planned.length).toBe(all.length);
  expect(fast.map(({ code }) => code)).toContain('YIKI15');
  expect(planned.map(({ code }) => code)).toContain('THAI');
  const prizes = (await list({ order: 'prize' })).map(({ topPrize }) => Number(topPrize));
  expect(prizes).toEqual(prizes.toSorted((one, other) => other - one));
  const seconds = (await list({ order: 'closing' })).map(({ currentNumero }) => currentNumero.secondsLeft);
  expect(seconds).toEqual(seconds.toSorted((one, other) => one - other));
  const names = (await list({ order: 'name' })).map(({ remark }) => remark);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
});

it('shows the animal by which mark six is judged', async () => {
  const { value } = await rig.call('lottery.near', { gameId: 801 });
  expect(value.currentNumero.animal).toBe(6);
  const menus = (await rig.call('lottery.playMenu', { gameId: 801 })).value[0]?.playMenuGroups ?? [];
  const zodiac = menus.flatMap(({ playMenus }) => playMenus).find(({ play }) => play === 'special.zodiac');
  expect(zodiac).toMatchObject({ choiceNames: { 6: 'Horse' }, tierNames: { five: 'Five numbers' } });
});

it('refuses a game that is not there', async () => {
  expect((await rig.call('lottery.near', { gameId: 9 })).error.errorCode).toBe('game.unknown');
});
