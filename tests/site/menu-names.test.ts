import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages } from '../../src/console/messages.ts';

test('the console has words for each menu that the program ships', () => {
  const ids = readdirSync('layouts/menus').map((file) => file.replace('.json', ''));
  expect(ids.filter((id) => !Object.hasOwn(messages.menus.names, id))).toEqual([]);
});
