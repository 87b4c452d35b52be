import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import data from '../../schemas/lottery/games.json' with { type: 'json' };
import schema from '../../schemas/lottery/games.schema.json' with { type: 'json' };
import words from '../../schemas/lottery/names.json' with { type: 'json' };
import wordsSchema from '../../schemas/lottery/names.schema.json' with { type: 'json' };
import { families, familyNames, variantsOf } from '../../src/lottery/families.ts';
import { listPrizes } from '../../src/lottery/prizes.ts';
import { listIssues, listTimes } from '../../src/lottery/schedule.ts';
import { isTimeZone } from '../../src/protocol/time/time-zone.ts';
import explanations from '../../schemas/lottery/explanations.json' with { type: 'json' };
import explanationsSchema from '../../schemas/lottery/explanations.schema.json' with { type: 'json' };
import { root } from '../../tests/gate/run-command.ts';
import { animalOf, games, groups } from './catalogue.ts';
import { topPrizeIn } from './money-terms.ts';
import { explainPlay } from './play-explanations.ts';
import { withHouseRules } from './offered-plays.ts';
import { nameChoices, namePlay, namePrize, nameTiers } from './play-names.ts';

const locales = ['AR', 'EN', 'TY'];
const dayOfSeconds = 86_400;
const now = Date.parse('2026-11-25T08:00:00Z');

it('fits its schema, which refuses what it does not know', () => {
  const validate = new Ajv({ strict: true }).compile(schema);
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...data, more: 1 })).toBe(false);
  expect(validate({ ...data, terms: { ...data.terms, series: 2_001 } })).toBe(false);
  const [first] = data.groups;
  const withSchedule = (change: object) => ({
    ...data,
    groups: [{ ...first, games: [{ ...first?.games[0], schedule: change }] }],
  });
  const daily = { timeZone: 'Asia/Bangkok', times: ['09:00'], closeSeconds: 60 };
  expect(validate(withSchedule(daily))).toBe(true);
  for (const wrong of [{ times: ['9:00'] }, { times: [] }, { weekdays: [8] }, { from: '01:00' }])
    expect(validate(withSchedule({ ...daily, ...wrong })), JSON.stringify(wrong)).toBe(false);
  const withRules = (rules: unknown) => ({
    ...data,
    groups: [{ ...first, games: [{ ...first?.games[0], rules }] }],
  });
  expect(validate(withRules(['dragontiger~push', 'first3.special~open']))).toBe(true);
  for (const wrong of [['dragontiger'], ['dragontiger~push', 'dragontiger~push'], 'dragontiger~push'])
    expect(validate(withRules(wrong)), JSON.stringify(wrong)).toBe(false);
});

it('has words that fit their schema, in every language', () => {
  const validate = new Ajv({ strict: true }).compile(wordsSchema);
  expect(validate(words), JSON.stringify(validate.errors)).toBe(true);
  const { places, plays, endings, rules, choices, tiers } = words;
  const tables: readonly Readonly<Record<string, object>>[] = [places, plays, endings, rules, choices, tiers];
  const named = data.groups.flatMap(({ names, games: some, menus }) => [
    names,
    ...[...some, ...menus].map((one) => one.names),
  ]);
  for (const names of [...tables.flatMap((table) => Object.values(table)), ...words.animals, ...named])
    expect(Object.keys(names).sort()).toEqual(locales);
});

it('explains every play and group in a sentence of every language, with none that no play has', () => {
  const validate = new Ajv({ strict: true });
  validate.addSchema({ ...wordsSchema, $id: 'names.schema.json' });
  const fits = validate.compile(explanationsSchema);
  expect(fits(explanations), JSON.stringify(fits.errors)).toBe(true);
  const { plays, endings, menus } = explanations;
  for (const texts of [plays, endings, menus].flatMap((table) => Object.values(table)))
    expect(Object.keys(texts).sort()).toEqual(locales);
  const said = new Set(
    familyNames.flatMap((family) =>
      [...families[family].plays, ...variantsOf(family)].map(({ id }) => explainPlay(family, id).EN),
    ),
  );
  const unused = [...Object.values(plays), ...Object.values(endings)].filter(
    ({ EN }) => !EN.includes('{n}') && !said.has(EN),
  );
  expect(unused).toEqual([]);
  expect(Object.keys(menus).sort()).toEqual(
    [...new Set(groups.flatMap((group) => group.menus.map(({ code }) => code)))].sort(),
  );
});

it('has plays of each game among the popular ones, and no other', () => {
  for (const { popular, plays, code } of groups) {
    expect(popular.length, code).toBeGreaterThan(2);
    for (const id of popular)
      expect(
        plays.map(({ play }) => play.id),
        code,
      ).toContain(id);
  }
});

it('has a picture for each group', () => {
  for (const { picture, code } of groups)
    expect(existsSync(join(root, 'src/portal/public', picture)), code).toBe(true);
});

it('names as a top prize what one stake wins at the best odds, up to the bound of a win', () => {
  const topOf = (code: string, currency: string) => {
    const group = groups.find((one) => one.code === code);
    return group === undefined ? null : topPrizeIn(group, currency);
  };
  // 2 pesos at 98,000 : 1; six of 49 would pay 27 millions.
  expect(topOf('SSC', 'PHP')).toBe(19_600_000n);
  expect(topOf('SSC', 'JPY')).toBe(196_000n);
  expect(topOf('LHC', 'PHP')).toBe(100_000_000n);
  expect(topOf('K3', 'PHP')).toBe(42_336n);
});

it('offers every family of the engine with every play, each once, under its own name', () => {
  expect(new Set(groups.map(({ family }) => family))).toEqual(new Set(familyNames));
  for (const { family, plays, code } of groups) {
    expect(plays.map(({ play }) => play.id).sort(), code).toEqual(
      families[family].plays.map(({ id }) => id).sort(),
    );
    for (const language of locales) {
      const names = plays.map((offered) => offered.names[language]);
      expect(new Set(names).size, `${code} ${language}`).toBe(plays.length);
      expect(names.filter((name) => name === undefined || /[{}#]/.test(name))).toEqual([]);
    }
  }
  expect(namePlay('five-digits', 'last3.group.pair').EN).toBe('Last three, any order, with a pair');
  expect(namePlay('keno', 'pick10').EN).toBe('Pick 10');
});

it('names every choice that is no number, and what a play with several odds pays by', () => {
  for (const { plays } of groups)
    for (const { play } of plays) {
      const { choices } = play.kind === 'any' ? play.play : play;
      const named = nameChoices(play, 'TY');
      const signs = choices.flatMap((choice) => choice.split(':')).filter((sign) => /[a-z]/i.test(sign));
      expect(
        signs.filter((sign) => named[sign] === undefined),
        play.id,
      ).toEqual([]);
      const tiers = Object.keys(play.tiers).filter((tier) => !choices.some((choice) => choice === tier));
      const isPaid = nameTiers(play, 'AR');
      expect(
        tiers.filter((tier) => isPaid[tier] === undefined && !/^-?[0-9.]+$/.test(tier)),
        play.id,
      ).toEqual([]);
    }
});

it('gives every game, play and group a number and a code that no other has', () => {
  const gameIds = games.flatMap(({ gameId, code }) => [gameId, code]);
  const playIds = groups.flatMap(({ plays }) => plays.map(({ playId }) => playId));
  const groupIds = data.groups.flatMap(({ gameGroupId, code }) => [gameGroupId, code]);
  for (const ids of [gameIds, playIds, groupIds]) expect(new Set(ids).size).toBe(ids.length);
  for (const { menus } of data.groups) expect(new Set(menus.map(({ code }) => code)).size).toBe(menus.length);
});

it('keeps the numbers of plays that were sold, for tickets and clients know them', () => {
  const idOf = (code: string, id: string) =>
    groups.find((one) => one.code === code)?.plays.find(({ play }) => play.id === id)?.playId;
  expect(idOf('SSC', 'all.sum.bsoe')).toBe(1_011);
  expect(idOf('11X5', 'sum.bsoe')).toBe(2_007);
  expect(idOf('KENO', 'sum.size')).toBe(6_004);
});

it('sells a play by another rule of the house under the same number, with its own odds and name, where a game says so', () => {
  let count = 0;
  for (const group of groups)
    for (const variant of variantsOf(group.family)) {
      const [usual = ''] = variant.id.split('~');
      const [before, after] = [group, withHouseRules(group, [variant.id], 1_960)].map(({ plays }) =>
        plays.find(({ play }) => play.id === usual || play.id === variant.id),
      );
      expect([after?.play.id, after?.playId]).toEqual([variant.id, before?.playId]);
      expect(after?.odds).not.toEqual(before?.odds);
      expect(nameTiers(variant, 'EN')).toMatchObject(
        before === undefined ? {} : nameTiers(before.play, 'EN'),
      );
      for (const language of locales) {
        expect(after?.names[language]).not.toBe(before?.names[language]);
        expect(after?.names[language]).toContain(before?.names[language]);
      }
      count += 1;
    }
  expect(count).toBeGreaterThan(13);
  const [five] = groups;
  if (five === undefined) throw new Error('Expected a group.');
  expect(() => withHouseRules(five, ['dragontiger~pull'], 1_960)).toThrow('dragontiger~pull');
  expect(() => withHouseRules(five, ['sum~push'], 1_960)).toThrow('"sum"');
});

it('draws at times that are there, and sells before each draw', () => {
  for (const { code, schedule } of games) {
    expect(isTimeZone(schedule.timeZone), code).toBe(true);
    if (!('everySeconds' in schedule)) {
      expect(
        listTimes(schedule).toSorted((a, b) => a.localeCompare(b)),
        code,
      ).toEqual(listTimes(schedule));
    } else {
      expect(dayOfSeconds % schedule.everySeconds, code).toBe(0);
      expect(schedule.closeSeconds, code).toBeLessThan(schedule.everySeconds / 2);
    }
    const issues = listIssues(schedule, now, 3);
    expect(issues, code).toHaveLength(3);
    for (const { opensAt, closesAt } of issues) expect(opensAt, code).toBeLessThan(closesAt);
  }
});

it('sells two to four provinces of Vietnam a day in the south and in the centre, and the north each day', () => {
  const days = games
    .filter(({ group }) => group.area === 'vnLottery')
    .flatMap(({ group, schedule }) =>
      listIssues(schedule, now, 8).map(({ numero }) => `${group.code} ${numero.slice(0, 8)}`),
    );
  const drawnOn = (code: string, day: string) => days.filter((one) => one === `${code} ${day}`).length;
  const week = Array.from({ length: 5 }, (_, index) => `202611${26 + index}`);
  for (const day of week) {
    expect(drawnOn('VNN', day)).toBe(1);
    for (const code of ['VNC', 'VNS']) {
      expect(drawnOn(code, day), `${code} ${day}`).toBeGreaterThanOrEqual(2);
      expect(drawnOn(code, day), `${code} ${day}`).toBeLessThanOrEqual(4);
    }
  }
});

it('knows the animal of the lunar year in which mark six is drawn, by the clocks of its place', () => {
  const game = games.find(({ code }) => code === 'MARKSIX');
  if (game === undefined) throw new Error('Expected mark six.');
  expect(animalOf(game, new Date('2027-02-05T15:59:59Z'))).toBe(6);
  expect(animalOf(game, new Date('2027-02-05T16:00:00Z'))).toBe(7);
  expect(games.filter((one) => animalOf(one, new Date(now)) !== null)).toEqual([game]);
});

it('has words for every rank of prizes, in every language', () => {
  const ranks = familyNames.flatMap((family) =>
    listPrizes(
      family,
      Array.from({ length: families[family].shape.count }, () => 0),
    ),
  );
  expect(ranks.length).toBeGreaterThan(20);
  for (const { id } of ranks)
    expect(new Set(locales.map((language) => namePrize(id, language))).size).toBe(locales.length);
});
