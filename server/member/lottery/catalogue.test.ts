import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import data from '../../../schemas/lottery/games.json' with { type: 'json' };
import schema from '../../../schemas/lottery/games.schema.json' with { type: 'json' };
import { familyNames, findPlay } from '../../../src/lottery/families.ts';
import { games } from './catalogue.ts';

const locales = ['AR', 'EN', 'TY'];
const dayOfSeconds = 86_400;

it('fits its schema, which refuses what it does not know', () => {
  const validate = new Ajv({ strict: true }).compile(schema);
  expect(validate(data), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...data, more: 1 })).toBe(false);
  expect(validate({ ...data, terms: { ...data.terms, series: 2_001 } })).toBe(false);
});

it('names families and plays that the engine has, each play once', () => {
  for (const { family, plays } of data.groups) {
    const known = familyNames.find((name) => name === family);
    expect(known, family).toBeDefined();
    if (known !== undefined)
      expect(plays.filter(({ play }) => findPlay(known, play) === undefined)).toEqual([]);
    expect(new Set(plays.map(({ play }) => play)).size).toBe(plays.length);
  }
});

it('gives every game, play and group a number and a code that no other has', () => {
  const gameIds = games.flatMap(({ gameId, code }) => [gameId, code]);
  const playIds = data.groups.flatMap(({ plays }) => plays.map(({ playId }) => playId));
  const groupIds = data.groups.flatMap(({ gameGroupId, code }) => [gameGroupId, code]);
  for (const ids of [gameIds, playIds, groupIds]) expect(new Set(ids).size).toBe(ids.length);
});

it('draws a whole number of times a day, and sells before each draw', () => {
  for (const { code, schedule } of games) {
    expect(dayOfSeconds % schedule.everySeconds, code).toBe(0);
    expect(schedule.closeSeconds, code).toBeLessThan(schedule.everySeconds / 2);
  }
});

it('has its words in every language', () => {
  const named = [...data.groups.flatMap((group) => [group, ...group.games, ...group.plays])].map(
    ({ names }) => names,
  );
  for (const names of [...named, ...Object.values(data.choices)])
    expect(Object.keys(names).sort()).toEqual(locales);
});
