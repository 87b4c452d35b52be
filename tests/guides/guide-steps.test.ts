import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../schemas/new/make-thing.ts';
import { root } from '../gate/run-command.ts';
import { followed } from './followed.ts';
import { readGuide } from './guide-steps.ts';

const folder = join(root, 'docs/guides');
const readFile = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('the steps of a guide', () => {
  it('are its commands, whole files and changes', () => {
    const guide = [
      '```sh\nnpm run new page rating\nnpx vitest run a # red: its words\n```',
      'Read this:\n\n```json\n{ "an": "example" }\n```',
      '```ts src/a.ts\nexport const a = 1;\n```',
      '```diff src/b.ts\n a\n-b\n+c\n d\n```',
    ].join('\n\n');
    expect(readGuide(guide)).toEqual([
      { kind: 'run', command: 'npm run new page rating', red: false },
      { kind: 'run', command: 'npx vitest run a', red: true },
      { kind: 'write', path: 'src/a.ts', text: 'export const a = 1;\n' },
      { kind: 'change', path: 'src/b.ts', before: 'a\nb\nd', after: 'a\nc\nd' },
    ]);
  });
});

describe('each guide', () => {
  it('is followed by npm run guides, or says what it is instead', () => {
    expect(new Set(Object.keys(followed))).toEqual(new Set(readdirSync(folder)));
  });

  it('of a thing that npm run new makes is followed', () => {
    const made = Object.entries(followed)
      .filter(([, how]) => how === 'steps')
      .flatMap(([name]) => [...readFile(name).matchAll(/^npm run new ([\w-]+)/gm)].map(([, kind]) => kind));
    expect(new Set(made)).toEqual(new Set(Object.keys(kinds)));
  });

  it.each(Object.keys(followed).filter((name) => followed[name] === 'steps'))(
    '%s names each file before its block, begins red and ends green',
    (name) => {
      const text = readFile(name);
      const steps = readGuide(text);
      for (const step of steps.filter((one) => one.kind !== 'run'))
        expect(text.slice(0, text.indexOf(`${step.path}\n`)), step.path).toContain(`\`${step.path}\``);
      const commands = steps.filter((step) => step.kind === 'run');
      expect(commands.some(({ red }) => red)).toBe(true);
      expect(commands.at(-1)).toMatchObject({ red: false });
    },
  );
});
