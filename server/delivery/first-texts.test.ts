import { expect, test } from 'vitest';
import { pickFirstTexts } from './first-texts.ts';

const texts = {
  'nav.home': 'Home',
  'games.count_one': '{{count}} game',
  'games.count_other': '{{count}} games',
  'component.GameRow.next': 'Next',
  'component.LotteryBoard.clear': 'Clear',
  'runtime.offline': 'Offline',
  'error.network.offline': 'You’re offline.',
  'error.fund-password.wrong': 'Wrong fund password.',
  'agent.title': 'Agent centre',
};

test('a first view gets the texts that its parts name, in all plural forms, those of its components and the program’s own', () => {
  const shell = { nodes: [{ type: 'GameRow', props: { label: { k: 't', key: 'nav.home' } } }] };
  const form = { properties: { count: { title: 'games.count', description: '' } } };
  expect(Object.keys(pickFirstTexts(texts, [shell, null, form]))).toEqual([
    'nav.home',
    'games.count_one',
    'games.count_other',
    'component.GameRow.next',
    'runtime.offline',
    'error.network.offline',
  ]);
});
