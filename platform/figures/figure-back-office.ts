import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { figures, FigureName } from '../../src/protocol/calls/figures.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import { readSettings } from '../calls/system/settings.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { readOpenWork } from './open-work.ts';
import { readAsOf, readBounded } from './read-bounded.ts';
import { readEntries } from './read-entries.ts';
import { readFigure, type FigureQuestion } from './read-figure.ts';
import { readLines } from './read-lines.ts';
import { readSpan } from './spans.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;
/** What is question about, in the brand's zone and currency. */
async function askFigure(
  { db, merchant, liveSite }: Omit<Deps, 'clock'>,
  { name, product }: { readonly name: FigureName; readonly product: string },
): Promise<FigureQuestion> {
  const { timeZone: zone } = await readSettings({ liveSite });
  const { code: currency } = await readCurrency(db, merchant);
  return { merchant, zone, currency, name, product };
}

/** The figures of the business, for the console. */
export const createFigureBackOffice = (deps: Deps): Answers<typeof figures> => {
  const { db, merchant, clock } = deps;
  return {
    read: async (input) => {
      const question = await askFigure(deps, input);
      const span = readSpan(input, question.zone, clock.now());
      return readBounded(db, async (work) => ({
        asOf: await readAsOf(work, merchant),
        ...(await readFigure(work, question, span)),
      }));
    },
    work: async (input) => {
      const { timeZone: zone } = await readSettings(deps);
      const { from, to } = readSpan(input, zone, clock.now());
      return readBounded(db, (work) => readOpenWork(work, { merchant, zone }, { from, to }));
    },
    lines: async ({ page, ...input }) => {
      const question = await askFigure(deps, input);
      const { from, to } = readSpan(input, question.zone, clock.now());
      return readBounded(db, async (work) => ({
        asOf: await readAsOf(work, merchant),
        ...(await readLines(work, question, { from, to, page })),
      }));
    },
    entries: async ({ day, page, ...input }) => {
      const question = await askFigure(deps, input);
      return readEntries(db, { ...question, day, page });
    },
  };
};
