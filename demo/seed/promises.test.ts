import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import site from '../../layouts/site.json' with { type: 'json' };
import { seedHelp } from './help.ts';
import { seedNotices } from './notices.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Functions that the portal does not have: a text that names one promises what nobody finds. */
const missing = /cashback|turnover \d|progress counts|maintenance on/i;

/** Hours and minutes that nothing in the program keeps. */
const unkeptTimes =
  /around the clock|within (a|one) day|takes a minute|in (two|five) minutes|every friday|until sunday/i;

const isPromise = (line: string): boolean => missing.test(line) || unkeptTimes.test(line);

it('promises no function that the portal does not have, and no time that nothing keeps', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((name) =>
    readFileSync(`${folder}${name}`, 'utf8')
      .split('\n')
      .filter((line) => /['`].*['`]/.test(line) && isPromise(line.replace(/image: '[^']*'/, '')))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it('links only to addresses that the site has', () => {
  const paths = site.routes.flatMap(({ path, ...route }) => [
    path,
    ...((route as { readonly aliases?: readonly string[] }).aliases ?? []),
  ]);
  const links = seedNotices.flatMap(({ linkage }) => (linkage === undefined ? [] : [linkage]));
  const inHelp = seedHelp.flatMap(({ texts }) =>
    Object.values(texts).flatMap(({ content }) =>
      [...(content ?? '').matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link),
    ),
  );
  expect(inHelp.length).toBeGreaterThan(20);
  links.push(...inHelp);
  expect(links.filter((link) => !paths.includes(link.split(/[?#]/)[0] ?? ''))).toEqual([]);
});

it.each(['Turnover 8×, slots only', 'We answer within a day.', 'Real dealers around the clock'])(
  'a planted %s is found',
  (text) => expect(isPromise(text)).toBe(true),
);
