import type { WireEdit } from '../../../src/protocol/calls/draft-edits.ts';
import type { DbExecutor } from '../release/release-store.ts';
import { chosenDraft } from './chosen-draft.ts';
import type { StoredEdit } from './run-edits.ts';

const columns = [
  'number',
  'id',
  'author',
  'created_at',
  'way',
  'sentence',
  'steps',
  'inverse',
  'undoes',
] as const;

const ownEdits = (work: DbExecutor, merchant: string) =>
  work
    .selectFrom('site_draft_edit')
    .select(columns)
    .where('merchant', '=', merchant)
    .where('draft', '=', chosenDraft())
    .orderBy('number');
type EditRow = Awaited<ReturnType<ReturnType<typeof ownEdits>['execute']>>[number];
const toEdit = ({ created_at: moment, ...row }: EditRow): StoredEdit => ({ ...row, at: moment });

/** Edits of the draft that were sent under these ids, or have these numbers. */
export const findEdits = async (
  work: DbExecutor,
  merchant: string,
  { since, ids, numbers }: { since: number; ids: readonly string[]; numbers: readonly number[] },
): Promise<readonly StoredEdit[]> => {
  const rows = await ownEdits(work, merchant)
    .where((where) =>
      where.or([
        where('id', 'in', [...ids]),
        ...(numbers.length === 0
          ? []
          : [where.and([where('number', 'in', [...numbers]), where('number', '>', since)])]),
      ]),
    )
    .execute();
  return rows.map(toEdit);
};
/** The newest edits after a version, oldest first. */
export const readEditsAfter = async (
  work: DbExecutor,
  merchant: string,
  after: number,
): Promise<readonly StoredEdit[]> => {
  const rows = await ownEdits(work, merchant)
    .where('number', '>', after)
    .clearOrderBy()
    .orderBy('number', 'desc')
    .limit(500)
    .execute();
  return rows.map(toEdit).reverse();
};
/** The lines of the history after a version, oldest first; of very many, the newest. */
export const readEditLines = async (
  work: DbExecutor,
  merchant: string,
  after: number,
): Promise<readonly WireEdit[]> => {
  const rows = await work
    .selectFrom('site_draft_edit')
    .select(['number', 'author', 'created_at', 'way', 'sentence', 'undoes'])
    .where('merchant', '=', merchant)
    .where('draft', '=', chosenDraft())
    .where('number', '>', after)
    .orderBy('number', 'desc')
    .limit(2_000)
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() })).reverse();
};
/** Who made the edits after a version, up to another one. */
export const readEditAuthors = async (
  work: DbExecutor,
  merchant: string,
  { since, upTo }: { readonly since: number; readonly upTo: number },
): Promise<readonly string[]> => {
  const rows = await work
    .selectFrom('site_draft_edit')
    .select('author')
    .distinct()
    .where('merchant', '=', merchant)
    .where('draft', '=', chosenDraft())
    .where('number', '>', since)
    .where('number', '<=', upTo)
    .execute();
  return rows.map(({ author }) => author);
};
export const insertEdits = async (
  work: DbExecutor,
  merchant: string,
  edits: readonly StoredEdit[],
): Promise<void> => {
  if (edits.length === 0) return;
  await work
    .insertInto('site_draft_edit')
    .values(
      edits.map(({ at, steps, inverse, ...edit }) => ({
        ...edit,
        merchant,
        draft: chosenDraft(),
        created_at: at,
        steps: JSON.stringify(steps),
        inverse: JSON.stringify(inverse),
      })),
    )
    .execute();
};
