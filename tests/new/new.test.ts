import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { kinds, makeThing } from '../../schemas/new/make-thing.ts';
import { copyCheckout } from '../gate/copy-checkout.ts';
import { runCommand } from '../gate/run-command.ts';
import { typeCheck } from '../law/law-steps.ts';

const names: Readonly<Record<string, string>> = {
  component: 'Rating',
  machine: 'giftCard',
  page: 'gift-cards',
  'form-field': 'motto',
  call: 'rating.give',
  locale: 'TH',
  'pattern-family': 'hex-digits',
};
/** The test that each of them brings: file → its title. */
const unfinished: Readonly<Record<string, string>> = {
  'src/components/rating/rating.test.tsx': 'Rating says what it is for',
  'src/machines/gift-card/gift-card.test.ts': 'giftCard says what it does',
  'tests/site/things/page-gift-cards.test.ts': 'the page gift-cards has its words in every language',
  'tests/site/things/field-motto.test.ts': 'the field motto has its words in every language',
  'platform/rating/give.test.ts': 'rating.give answers what its schema promises',
  'tests/site/things/locale-th.test.ts': 'TH is translated: fewer than one text in ten is the English one',
  'tests/site/things/pattern-hex-digits.test.ts': 'the pattern hex-digits has its words in every language',
};
/** Tests of the catalogues, which look at every new thing too. */
const catalogues = [
  'src/components/catalogue-parity.test.ts',
  'src/machines/load-flow.test.ts',
  'src/portal/machines/areas.test.ts',
  'src/protocol/document/pattern-families.test.ts',
];
let copy: string;
const run = (command: string, ...args: readonly string[]) =>
  runCommand(command, args, { cwd: copy, env: { VITEST: '', VITEST_MODE: '', NODE_ENV: '' } });

/** Runs tests of the copy: file and title of each that is red. */
const listRed = async (paths: readonly string[]): Promise<readonly (readonly [string, string])[]> => {
  const report = join(copy, 'report.json');
  await run('vitest', 'run', ...paths, '--reporter=json', `--outputFile=${report}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly testResults: readonly {
      readonly name: string;
      readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
    }[];
  };
  expect(testResults).toHaveLength(paths.length);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ title }) => [name.slice(name.indexOf(copy) + copy.length + 1), title] as const),
  );
};

beforeAll(() => {
  const { folder, remove } = copyCheckout();
  copy = folder;
  return remove;
});

describe('npm run new', { timeout: 600_000 }, () => {
  test('has a name to try for every kind of thing', () => {
    expect(Object.keys(names).sort()).toEqual(Object.keys(kinds).sort());
  });

  /** Lists to edit by hand for a thing: 0. What the command and the generator write is all that there is. */
  it('writes things whose catalogue, types and site are sound with no list edited by hand', async () => {
    for (const [kind, name] of Object.entries(names)) await makeThing(copy, kind, name);
    const generated = await run('tsx', 'schemas/generate.ts');
    expect(generated.code, generated.output).toBe(0);
    // At night alone: a minute of processor.
    const checks = byEffort([], [typeCheck, ['tsx', ['server/site/cli.ts', 'check']] as const]);
    for (const [command, args] of checks) {
      const { code, output } = await run(command, ...args);
      expect(code, output).toBe(0);
    }
  });

  it('leaves the test of each thing red for what is still to be done, and nothing else', async () => {
    for (const [path, title] of Object.entries(unfinished))
      expect(readFileSync(join(copy, path), 'utf8')).toContain(`it('${title}'`);
    // At night they are run, with the catalogues that look at every new thing.
    for (const paths of byEffort([], [[...Object.keys(unfinished), ...catalogues]])) {
      const red = await listRed(paths);
      expect(Object.fromEntries(red)).toEqual(unfinished);
      expect(red).toHaveLength(Object.keys(unfinished).length);
    }
  });

  test.each([
    [
      'component',
      'Rating',
      'src/components/rating/rating.definition.ts is there already. Choose another name.',
    ],
    ['machine', 'login', 'src/machines/login/login.contract.ts is there already. Choose another name.'],
    ['page', 'home', 'layouts/site.json has a route home already. Choose another name.'],
    [
      'form-field',
      'email',
      'schemas/forms/register.schema.json has a field email already. Choose another name.',
    ],
    ['locale', 'AR', 'layouts/site.json has the language AR already.'],
    [
      'pattern-family',
      'thai',
      'src/protocol/document/pattern-families.ts has a family thai already. Choose another name.',
    ],
    ['component', 'rating', '“rating” is no name of a component: it looks like Rating.'],
    ['call', 'rating', '“rating” is no name of a call: it looks like rating.give.'],
    ['locale', 'th', '“th” is no name of a locale: it looks like TH.'],
    ['page', '../up', '“../up” is no name of a page: it looks like gift-cards.'],
  ])('refuses the %s %s and says why', async (kind, name, sentence) => {
    await expect(makeThing(copy, kind, name)).rejects.toThrow(sentence);
  });

  it('names the kinds where it knows none of that name, and writes nothing for a call of an area that is there', async () => {
    await expect(makeThing(copy, 'widget', 'x')).rejects.toThrow(
      '“widget” is no kind of thing. Write npm run new',
    );
    await expect(makeThing(copy, 'call', 'points.more')).rejects.toThrow(
      'add its handler to platform/rewards/points/handlers.ts',
    );
    // The folder is named after what it does, and not after the first word of its calls.
    await expect(makeThing(copy, 'call', 'care.more')).rejects.toThrow(
      'add its handler to platform/protection/handlers.ts',
    );
    expect(existsSync(join(copy, 'schemas/api/points/points.more.schema.json'))).toBe(false);
  });
});
