import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { auditKinds, areaOfAction, isAboutMembers, needsOfKind } from './audit-actions.ts';
import { phraseOf, readDeskChange, readSubject, writeSentence } from './audit-sentences.ts';

const root = join(import.meta.dirname, '../../..');
const sources = ['server', 'platform'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(test|fake)\.ts$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
);
/** Actions that the program writes down, as far as they are spelled in one piece beside their name. */
const actions = [
  ...new Set(
    sources
      .flatMap((text) => text.split('\n'))
      .filter((line) => /\baction(:| =)/.test(line))
      .flatMap((line) => [...line.matchAll(/'([a-zA-Z-]+\.[a-zA-Z-]+)'/g)].map(([, name = '']) => name)),
  ),
];

it('every action that the program writes down has a phrase and a kind', () => {
  expect(actions.length).toBeGreaterThan(20);
  const [unworded] = phraseOf('nothing.nothing');
  expect(actions.filter((action) => phraseOf(action)[0] === unworded)).toEqual([]);
  const people = ['operator', 'factor', 'session', 'call', 'audit', 'list'];
  const unlisted = actions.filter(
    (action) => areaOfAction(action).kind === 'people' && !people.includes(action.split('.')[0] ?? ''),
  );
  expect(unlisted).toEqual([]);
});

it('an action in no list is for those who manage operators', () => {
  expect(areaOfAction('something.new')).toEqual({ kind: 'people', needs: 'people' });
  expect(isAboutMembers('something.new')).toBe(false);
});

it('looks need what is looked at', () => {
  expect(areaOfAction('withdrawal.look').needs).toBe('players');
  expect(areaOfAction('message.look').needs).toBe('messages');
  expect(areaOfAction('audit.look').needs).toBe('people');
  expect(auditKinds.map(needsOfKind)).toContain('system');
});

it('subjects are named as people name them, with the screen about them', () => {
  const to = (subject: string): readonly unknown[] => Object.values(readSubject(subject));
  expect(to('member:17')).toEqual(['member 17', '/support/members/17']);
  expect(to('unfreeze:17:3')).toEqual(['the freeze of member 17', '/support/members/17']);
  expect(to('release:4')).toEqual(['revision 4', '/releases']);
  expect(to('members:')).toEqual(['members', '/support/members']);
  expect(to('deposit-methods:bank:7')).toEqual(['Deposit methods bank', '/desks/payments/deposit-methods']);
  expect(to('lottery:k3:2026-1')).toEqual(['lottery k3 2026-1', '/games/lottery/k3']);
  expect(to('unheard:of')).toEqual(['unheard of', null]);
  expect(writeSentence({ author: 'ana', action: 'deposit.approve', subject: 'deposit:1' })).toBe(
    'ana approved deposit 1',
  );
});

it('a line of a desk names its change, but for an order of rows and rows switched off before there was one', () => {
  expect(readDeskChange('deposit-methods:bank:7')).toEqual({ desk: 'deposit-methods', id: '7' });
  expect(readDeskChange('deposit-methods:all:7')).toBeNull();
  expect(readDeskChange('deposit-methods:bank:')).toBeNull();
  expect(readDeskChange('deposit:7')).toBeNull();
});
