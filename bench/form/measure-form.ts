import type { Browser, BrowserContext } from '@playwright/test';
import { buildContenders, type Bundle } from '../lobby/build-contenders.ts';
import { compilePages } from '../lobby/compile-lobby.ts';
import { median, openContext, prepare, timeScript, type Visited } from '../lobby/visit-page.ts';
import { drawTable, type Row } from '../table.ts';

/** Order of the table; the first is what the others are compared with. */
const files = ['form/contenders/react.tsx', 'form/contenders/foyer.tsx'] as const;
const rounds = 15;
const warmMounts = 4;
const sentence = 'maria clara of the quiet northern harbour';

/** Processor time of script on the main thread, in ms. */
interface Visit {
  readonly elements: number;
  readonly cold: number;
  readonly mount: number;
  readonly key: number;
}

const mount = ({ page, session }: Visited): Promise<number> =>
  timeScript(session, () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          setTimeout(() => {
            const element = document.getElementById('root') as HTMLElement;
            // Work that React does after the render (effects, a further render) is included. Nothing here
            // has a name: the loader would add code for it.
            Promise.resolve(formContender.mount(element)).then(() => setTimeout(resolve, 20), reject);
          });
        }),
    ),
  );

/** Types letter by letter as a keyboard does; mean per key, until all that follows has run. */
const type = async ({ page, session }: Visited, field: string, text: string): Promise<number> => {
  const ms = await timeScript(session, () =>
    page.evaluate(
      async ([name, whole]) => {
        const control = formContender.find(name);
        if (!(control instanceof HTMLInputElement)) throw new Error(`there is no input for ${name}`);
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        control.focus();
        for (let length = 1; length <= whole.length; length += 1) {
          value?.set?.call(control, whole.slice(0, length));
          control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
          await new Promise((resolve) => setTimeout(resolve, 4));
        }
      },
      [field, text] as const,
    ),
  );
  const held = await page.evaluate((name) => formContender.read(name), field);
  if (held !== text) throw new Error(`expects the form to hold ${text}, got ${String(held)}`);
  return ms / text.length;
};

const visit = async (context: BrowserContext, { script }: Bundle): Promise<Visit> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const visited = { page, session };
  await prepare(visited, script);
  const cold = await mount(visited);
  const elements = await page.evaluate(() => document.querySelectorAll('#root *').length);
  await type(visited, 'middleName', sentence);
  const key = await type(visited, 'firstName', sentence);
  await page.evaluate(() => formContender.unmount());
  const warm: number[] = [];
  for (let turn = 0; turn < warmMounts; turn += 1) {
    warm.push(await mount(visited));
    await page.evaluate(() => formContender.unmount());
  }
  await page.close();
  return { elements, cold, mount: median(warm), key };
};

const round = (value: number): number => Number(value.toFixed(2));

const nameOf = async (context: BrowserContext, { script }: Bundle): Promise<string> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await prepare({ page, session }, script);
  const name = await page.evaluate(() => formContender.name);
  await page.close();
  return name;
};

/** The same form of 18 fields by each bundle, interleaved; the first is the base of the ratios. */
export const compareForms = async (
  context: BrowserContext,
  bundles: readonly Bundle[],
  turns = rounds,
): Promise<readonly Row[]> => {
  const visits = bundles.map((): Visit[] => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, bundle] of bundles.entries()) visits[index]?.push(await visit(context, bundle));
  const base = visits[0] ?? [];
  const names: string[] = [];
  for (const bundle of bundles) names.push(await nameOf(context, bundle));
  return visits.map((contenderVisits, index) => {
    const of = (key: keyof Visit): number => round(median(contenderVisits.map((one) => one[key])));
    // Interleaved: each round is compared with the control of the same round, then the median taken.
    const ratio = (key: keyof Visit): number =>
      round(median(contenderVisits.map((one, turn) => one[key] / (base[turn] as Visit)[key])));
    return {
      contender: names[index] ?? '',
      elements: of('elements'),
      'first mount ms': of('cold'),
      '×': ratio('cold'),
      'mount ms': of('mount'),
      '× ': ratio('mount'),
      'key ms': of('key'),
      '×  ': ratio('key'),
    };
  });
};

export const describeForm = (turns = rounds): string =>
  `Form of 18 fields: processor time of script on the main thread, medians of ${turns} visits; × is the ratio to the first`;

/** The form by hand and as Foyer draws it. */
export const measureForm = async (browser: Browser): Promise<string> => {
  const compiled = await compilePages(['form/form.layout.json'], 'form/bench-form');
  const bundles = await buildContenders(files, compiled);
  const context = await openContext(browser, compiled.css);
  const rows = await compareForms(context, bundles);
  await context.close();
  return drawTable(describeForm(), rows);
};
