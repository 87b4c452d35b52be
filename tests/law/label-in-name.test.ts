import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { judgeLabels } from './label-in-name.ts';
import { listSources } from './list-sources.ts';

const root = resolve(import.meta.dirname, '../..');
const planted = async (button: string) =>
  judgeLabels(
    resolve(root, 'src/console/planted/planted.tsx'),
    `import { messages } from '../messages.ts';
     const { releases: words } = messages;
     export function Planted({ name, isOpen }: { name: string; isOpen: boolean }) { return (${button}); }`,
  );

test('on every button and link of console and lab, the label has the visible words', async () => {
  const files = listSources(root).filter(
    ({ path }) => /^src\/(console|lab)\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const verdicts = await Promise.all(
    files.map(async ({ path, text }) => ({ path, ...(await judgeLabels(resolve(root, path), text)) })),
  );
  expect(
    verdicts.flatMap(({ path, faults }) =>
      faults.map(({ line, label, visible }) => `${path}:${line} shows “${visible}” and is called “${label}”`),
    ),
  ).toEqual([]);
  // As long as there are such buttons: a rule that finds nothing to judge is no rule.
  expect(verdicts.reduce((sum, { judged }) => sum + judged, 0)).toBeGreaterThan(25);
});

test.each([
  ['other words', '<Button aria-label={words.confirm}>{words.live}</Button>'],
  ['the words in another order', '<Link aria-label={`Revision: ${name}`} to="/">{name} Revision</Link>'],
  ['one side of a choice', '<Button aria-label={isOpen ? words.live : words.confirm}>{words.live}</Button>'],
  ['words inside another element', '<Button aria-label={name}><Text>{words.live}</Text></Button>'],
  ['typed words', '<a aria-label="Away">Home</a>'],
  ['words inside a box that is drawn as a button', '<Box as="button" aria-label={name}>{words.live}</Box>'],
  ['words inside a box that is drawn as a link', '<Box as={Link} aria-label={name}>{words.live}</Box>'],
  [
    'initials that a picture draws',
    '<Flex as="button" aria-label={`Account of ${name}`}><Avatar.Root aria-hidden="true"><Avatar.Fallback name={name} /></Avatar.Root></Flex>',
  ],
])('a planted button with %s is found', async (_, button) => {
  expect((await planted(button)).faults).toHaveLength(1);
});
test.each([
  ['the words and more', '<Button aria-label={words.rollBackTo(3)}>{words.rollBack}</Button>'],
  ['a value of the page', '<Link aria-label={`${words.live}: ${name}`} to="/">{words.live}</Link>'],
  [
    'both sides of a choice',
    '<Button aria-label={isOpen ? `${words.live} ${name}` : words.confirm}>{isOpen ? words.live : words.confirm}</Button>',
  ],
  [
    'initials and more',
    '<Flex as="button" aria-label={`${name}, account`}><Avatar.Fallback>{name}</Avatar.Fallback></Flex>',
  ],
  ['a picture alone', '<Button aria-label={words.live}><Icon name="eye" /></Button>'],
])('a planted button with %s is good', async (_, button) => {
  expect((await planted(button)).faults).toEqual([]);
});
