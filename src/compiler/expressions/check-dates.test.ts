import { describe, expect, it } from 'vitest';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { lateOperations } from '../../protocol/time/date-operators.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { compileSite } from '../compile-site.fake.ts';
import { createTinyCatalogue } from '../tiny-catalogue.fake.ts';
import { changeTinySite } from '../tiny-site.fake.ts';

const check = async (rule: Json) => {
  const documents = changeTinySite('pages/home', ['root', 'children', 0, 'show'], rule);
  return compileSite(documents, createTinyCatalogue());
};
const listFindings = async (rule: Json): Promise<readonly string[]> =>
  (await check(rule)).issues
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ code, pointer, message }) => `${code} ${pointer.replace('/root/children/0/show', '')} ${message}`,
    );
const account = { var: 'session.account' };

describe('a rule about dates', () => {
  it('takes dates, and gets the zone of the brand', async () => {
    const { release, issues } = await check({
      'date-less': [{ 'date-add': [account, 3, 'days', 'Asia/Manila'] }, '2026-11-27'],
    });
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    const part = release?.parts[release.manifest.pages['home'] ?? '']?.body ?? '{}';
    const shown = (JSON.parse(part) as CompiledScreen).nodes.find(({ show }) => show !== undefined)?.show;
    expect(shown).toEqual({
      r: {
        'date-less': [
          { 'date-add': [{ var: 'session.account' }, 3, 'days', 'Asia/Manila'] },
          '2026-11-27',
          { var: ['settings.brand.timeZone', 'UTC'] },
        ],
      },
      d: ['session.account', 'settings.brand.timeZone'],
    });
  });

  it.each<readonly [string, JsonObject, string]>([
    ['a member', { wallet: { symbol: '€' } }, '€1,250.50'],
    ['a visitor', { wallet: {} }, '₱1,250.50'],
    ['a visitor before anything is read', {}, '₱1,250.50'],
  ])('writes money for %s with the currency that they play in', async (_, scopes, written) => {
    const { release } = await check({ '===': [{ format: ['1250.50', 'money'] }, account] });
    const part = release?.parts[release.manifest.pages['home'] ?? '']?.body ?? '{}';
    const shown = (JSON.parse(part) as CompiledScreen).nodes.find(({ show }) => show !== undefined)?.show;
    jsonLogic.add_operation('format', lateOperations.format);
    const brand = { currency: 'PHP', currencySymbol: '₱', timeZone: 'UTC' };
    const data = { session: { account: written }, settings: { brand }, ui: { locale: 'EN' }, ...scopes };
    expect(jsonLogic.apply((shown as { r: RulesLogic }).r, data)).toBe(true);
  });

  it.each<readonly [string, Json, string]>([
    ['words', { 'date-less': [account, 'soon'] }, 'literal-unfit /date-less/1 "soon" is no date.'],
    ['a day that there is not', { 'date-day': '2026-02-30' }, 'literal-unfit /date-day "2026-02-30" is no'],
    [
      'true or false',
      { 'date-less': [{ var: 'session.isAgent' }, '2026-11-27'] },
      'type-mismatch /date-less/0',
    ],
    [
      'one of some words',
      { 'date-less': [{ var: 'session.state' }, '2026-11-27'] },
      'type-mismatch /date-less/0 "date-less" takes a date here, got one of',
    ],
    [
      'another unit',
      { '<': [{ 'date-difference': [account, account, 'day'] }, 3] },
      'literal-unfit /</0/date-difference/2 "day" is no unit of dates; there is "days", "hours" or "minutes".',
    ],
    ['half a day', { 'date-less': [{ 'date-add': [account, 0.5, 'days'] }, account] }, 'no whole days'],
    [
      'a zone that there is not',
      { 'date-day': [account, 'Asia/Manilla'] },
      'literal-unfit /date-day/1 "Asia/Manilla" is no time zone.',
    ],
    ['a format that there is not', { format: [account, 'datetime'] }, '"datetime" is no format'],
    [
      'a unit out of data',
      { '<': [{ 'date-difference': [account, account, account] }, 3] },
      'operator-arguments /</0/date-difference/2 The unit of "date-difference" is written out',
    ],
    [
      'too few',
      { 'date-add': [account, 3] },
      'operator-arguments /date-add "date-add" takes 3 to 4 arguments',
    ],
    [
      'the time alone',
      { '===': [{ var: 'ui.now' }, '2026-11-27'] },
      '"ui.now" is read by operators of dates',
    ],
  ])('is refused with %s', async (_, rule, sentence) =>
    expect((await listFindings(rule)).join('\n')).toContain(sentence),
  );

  it('has a fix for what can mean one thing only', async () => {
    const fixOf = async (rule: Json) => (await check(rule)).issues.find(({ fix }) => fix !== undefined)?.fix;
    expect(await fixOf({ 'date-less': [account, '27.11.2026'] })).toMatchObject({
      summary: 'Set it to "2026-11-27"',
    });
    expect(await fixOf({ 'date-day': [account, 'Asia/Manilla'] })).toMatchObject({
      summary: 'Set it to "Asia/Manila"',
    });
    expect(await fixOf({ 'date-less': [account, '11/12/2026'] })).toBeUndefined();
  });
});
