import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/infrastructure/config.ts';
import { root } from '../gate/run-command.ts';

const readNames = (): readonly string[] => {
  const names = new Set<string>();
  readConfig(
    new Proxy(
      {},
      {
        get: (_target, name) => {
          names.add(String(name));
          return undefined;
        },
      },
    ),
  );
  return [...names].sort();
};
const writtenNames = (): readonly string[] => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const section = /\n## Settings\n([\s\S]*?)\n\*\*/.exec(readme)?.[1] ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell]) => cell ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? '')).sort();
};

test('the README names every variable that the configuration reads, and no other', () => {
  expect(readNames().length).toBeGreaterThan(15);
  expect(writtenNames()).toEqual(readNames());
});
