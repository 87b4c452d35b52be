import { expect, test } from 'vitest';
import { checkDoors } from './doors.ts';

const readme = (doors: string, allowed = 'Nothing of the project.'): string =>
  `# A wing\n\n## Doors\n\n- All: ${doors}\n\n## May import\n\n${allowed}\n\n## Try it alone\n\n\`npm test\`\n`;

const good: Readonly<Record<string, string>> = {
  'src/api/README.md': readme('`call.ts`'),
  'src/api/call.ts': 'export const call = 1;',
  'server/README.md': readme('`main.ts`', '`src/api`'),
  'server/main.ts': "import { call } from '../src/api/call.ts';",
  'tests/main.test.ts': "import '../server/main.ts';",
};
const faultsOf = (changes: Readonly<Record<string, string | null>>): readonly string[] =>
  checkDoors(
    Object.entries({ ...good, ...changes }).flatMap(([path, text]) =>
      text === null ? [] : [{ path, text }],
    ),
  );

test('wings whose READMEs are true pass', () => {
  expect(faultsOf({})).toEqual([]);
});

test.each([
  ['a wing without a README', { 'src/api/README.md': null }, 'src/api has no README.md'],
  [
    'a README of 41 lines',
    { 'src/api/README.md': readme('`call.ts`') + '\n'.repeat(27) + 'x' },
    'has 41 lines',
  ],
  [
    'a README without a heading',
    { 'src/api/README.md': readme('`call.ts`').replace('## Try it alone', '## Other') },
    'no heading “Try it alone”',
  ],
  [
    'a door that only its own wing uses',
    { 'src/api/README.md': readme('`call.ts`, `in.ts`') },
    'the door in.ts',
  ],
  ['a wing that does not exist', { 'server/README.md': readme('`main.ts`', '`src/gone`') }, 'src/gone'],
])('%s is refused', (_, changes: Readonly<Record<string, string | null>>, sentence) => {
  expect(faultsOf(changes)).toEqual([expect.stringContaining(sentence)]);
});
