import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { readEarlyScript } from './early-script.ts';

interface Visit {
  readonly theme?: string;
  readonly language?: string;
  readonly token?: string;
  readonly search?: string;
  readonly prefersDark?: boolean;
}

/** Runs the built text over a page that was drawn in English, and gives the classes of its root. */
const classesOf = async ({
  theme,
  language,
  token,
  search = '',
  prefersDark = false,
}: Visit): Promise<string> => {
  const classes = new Set<string>();
  const kept = (values: Readonly<Record<string, string | undefined>>) => ({
    getItem: (key: string): string | null => values[key] ?? null,
  });
  const documentElement = {
    dataset: { foyerLocales: 'EN AR TY' },
    style: {},
    classList: { add: (name: string) => classes.add(name) },
  };
  const run = compileFunction(await readEarlyScript(), [
    ...['document', 'sessionStorage', 'localStorage', 'location', 'addEventListener', 'MutationObserver'],
    'matchMedia',
  ]) as (...scope: readonly unknown[]) => void;
  run(
    { documentElement },
    kept({ token }),
    kept({ theme, language }),
    { search },
    () => undefined,
    class {
      observe(): void {}
    },
    (query: string) => ({ matches: prefersDark && query === '(prefers-color-scheme: dark)' }),
  );
  return [...classes].join(' ');
};

test.each<[name: string, visit: Visit, classes: string]>([
  ['a visitor', {}, 'light'],
  ['a visitor with another theme', { theme: 'dark' }, 'dark'],
  ['a visitor whose device prefers dark', { prefersDark: true }, 'dark'],
  ['somebody with a session', { token: 'x' }, 'light foyer-unfit'],
  ['somebody who comes with a token', { search: '?a=1&token=x' }, 'light foyer-unfit'],
  ['a reader of the language of the markup', { language: 'EN' }, 'light'],
  ['a reader of another language of the site', { language: 'AR' }, 'light foyer-unfit'],
  ['a reader of a language that the site has no more', { language: 'XX' }, 'light'],
])('the page before its first paint fits %s', async (_name, visit, classes) => {
  expect(await classesOf(visit)).toBe(classes);
});

test('the script is text that a page can hold, in less than a kilobyte and a half', async () => {
  const text = await readEarlyScript();
  expect(text).not.toMatch(/<\/script|<!--|\n/);
  expect(text.length).toBeGreaterThan(300);
  expect(text.length).toBeLessThan(1_500);
});
