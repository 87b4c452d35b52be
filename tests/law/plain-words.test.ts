import { expect, test } from 'vitest';
import { checkPhrases } from './plain-words.ts';

const phrases = [{ words: 'henceforth', plain: 'from now on', left: 1 }];
const comment = '// Henceforth it is open.\n';

test('a phrase may not be used more often than before, with what to say and where', () => {
  const [sentence = '', ...others] = checkPhrases(
    [
      { path: 'src/a.ts', text: comment },
      { path: 'docs/guides/b.md', text: `\n${comment}` },
    ],
    phrases,
  );
  expect(others).toEqual([]);
  expect(sentence).toContain('say “from now on”');
  expect(sentence).toContain('docs/guides/b.md:2');
});

test('what was left from before is allowed, and fewer is written down', () => {
  expect(checkPhrases([{ path: 'src/a.ts', text: comment }], phrases)).toEqual([]);
  expect(checkPhrases([], phrases)[0]).toContain('write that down in place of 1');
});

test('decisions, the changelog and generated files are not judged', () => {
  const text = comment.repeat(3);
  const sources = ['docs/decisions/0001-a.md', 'CHANGELOG.md', 'src/generated/a.ts', 'layouts/a.json'];
  expect(
    checkPhrases([...sources.map((path) => ({ path, text })), { path: 'src/a.ts', text: comment }], phrases),
  ).toEqual([]);
});
