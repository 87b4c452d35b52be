import { expect, test } from 'vitest';
import { checkPhrases } from './plain-words.ts';

const comment = `// It begins ${'an'}ew.\n`;

test('a phrase is refused wherever it is said, with what to say and where', () => {
  const [sentence = '', ...others] = checkPhrases([
    { path: 'src/a.ts', text: comment },
    { path: 'docs/guides/b.md', text: `\n${comment}` },
  ]);
  expect(others).toEqual([]);
  expect(sentence).toContain('say “again”');
  expect(sentence).toContain('src/a.ts:1');
  expect(sentence).toContain('docs/guides/b.md:2');
});

test.each([
  '// Told to somebody.',
  '/** How it stands. */',
  '// The member is told.',
  'const a = 1; // at once',
  '/** Not there any more. */',
  '/* By e-mail. */',
  '/** Signs out. */',
])('a comment of the product does not say: %s', (text) => {
  expect(checkPhrases([{ path: 'platform/a.ts', text: `const b = 2;\n${text}\n` }])).toEqual([
    expect.stringContaining('platform/a.ts:2'),
  ]);
});

test('names in quotes, texts, and comments of tests are left alone', () => {
  expect(
    checkPhrases([
      { path: 'src/a.ts', text: "/** `stands` and `sign-in.done`. */\nconst a = 'nobody';\n" },
      { path: 'src/a.tsx', text: 'const A = () => <p>nobody // stands</p>;\n' },
      { path: 'src/a.test.ts', text: '// nobody\n' },
    ]),
  ).toEqual([]);
});

test('decisions, the changelog and generated files are not judged', () => {
  const sources = ['docs/decisions/0001-a.md', 'CHANGELOG.md', 'src/generated/a.ts', 'layouts/a.json'];
  expect(checkPhrases(sources.map((path) => ({ path, text: comment })))).toEqual([]);
});
