import type { deskOverview } from '../../../src/protocol/calls/desks.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type {
  Desk,
  DeskCalls,
  DeskChange,
  DeskDraft,
  DeskRow,
  DeskState,
  DeskVerdict,
  DeskValues,
} from '../../../src/protocol/desks/define-desk.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { desks } from '../../../src/protocol/desks/desks.ts';
import { judgeValues, tidyValues } from '../../../src/protocol/desks/judge-values.ts';
import { sampleOfDesk } from '../../../src/protocol/desks/sample-desk.fake.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';

const now = '2026-11-21T09:00:00.000Z';
const currency = 'PHP';
const refuse = (fields: Readonly<Record<string, string>>) =>
  new AppError({ status: 400, code: 'form.invalid', message: 'Some fields are not accepted.', fields });

const unknown = () => new AppError({ status: 404, code: 'desk.unknown', message: 'There is no such row.' });

/** What the samples of a desk refer to. */
const choicesOf = ({ fields }: Desk): DeskState['choices'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, label }]) =>
      kind === 'reference' ? [[name, [{ value: 'sample', label: `${label} 1` }]]] : [],
    ),
  );
/** The rows of a desk in memory, with what waits for a second person. */
function createDeskBook(desk: Desk, samples: readonly DeskValues[]) {
  const keyOf = (values: DeskValues, index: number): string => {
    if (desk.shape !== 'list') return '';
    return desk.key === undefined ? String(index + 1) : toText(values[desk.key]);
  };
  const plain = { version: '0', changedBy: null, changedAt: null, notes: [], usedBy: [], waiting: null };
  let rows: readonly DeskRow[] = samples.map((values, index) => ({
    ...plain,
    key: keyOf(values, index),
    values,
  }));
  let changes: readonly DeskChange[] = [];
  let drafts: readonly DeskDraft[] = [];
  const save = ({ id, key, after, proposedBy }: DeskChange): void => {
    if (after === null) return;
    const row = { ...plain, values: after, version: id, changedBy: proposedBy, changedAt: now };
    if (rows.some((one) => one.key === key))
      rows = rows.map((one) => (one.key === key ? { ...row, key: one.key } : one));
    else rows = [...rows, { ...row, key: keyOf(after, rows.length) }];
  };
  const state = (): DeskState => {
    const waiting = changes.filter((one) => one.state === 'waiting');
    return {
      rows: rows.map((row) => ({ ...row, waiting: waiting.find(({ key }) => key === row.key) ?? null })),
      drafts,
      added: waiting.filter(({ key }) => rows.every((row) => row.key !== key)),
      past: changes.filter(
        ({ state, id, together }) => state !== 'waiting' && (together === null || together.id === id),
      ),
      choices: choicesOf(desk),
      columns: [],
      currency,
    };
  };
  const note = (
    change: Pick<DeskChange, 'key' | 'deed' | 'before' | 'after' | 'note' | 'proposedBy'>,
    alone: boolean,
    together: DeskChange['together'] = null,
  ) => {
    const decided = alone
      ? { decidedBy: change.proposedBy, decidedAt: now }
      : { decidedBy: null, decidedAt: null };
    const made: DeskChange = {
      ...change,
      ...decided,
      id: String(changes.length + 1),
      proposedAt: now,
      reason: '',
      effects: [],
      currency,
      together,
      state: alone ? 'approved' : 'waiting',
    };
    changes = [made, ...changes];
    if (alone) save(made);
  };
  const end = (id: string, to: Pick<DeskChange, 'state' | 'reason'>, by: string): void => {
    const isEnded = (one: DeskChange): boolean => one.id === id || one.together?.id === id;
    const asked = changes.filter(isEnded);
    changes = changes.map((one) => (isEnded(one) ? { ...one, ...to, decidedBy: by, decidedAt: now } : one));
    if (to.state === 'approved') asked.toReversed().forEach(save);
  };
  const place = (keys: readonly string[]): void => {
    rows = keys.flatMap((key) => rows.find((row) => row.key === key) ?? []);
  };
  const draft = (typed: Omit<DeskDraft, 'id' | 'at'> & { readonly id: string | null }): { id: string } => {
    const id = typed.id ?? String(drafts.length + 1);
    drafts = [{ ...typed, id, at: now }, ...drafts.filter((one) => one.id !== id)];
    return { id };
  };
  const dropDraft = (id?: string): void => {
    drafts = drafts.filter((one) => one.id !== id);
  };
  return { state, note, end, place, draft, dropDraft, list: () => changes };
}

/** One desk in memory: each field is judged, nothing else is refused. */
export function createDeskFake(
  desk: Desk,
  samples: readonly DeskValues[] = sampleOfDesk(desk),
): Answers<DeskCalls> {
  const book = createDeskBook(desk, samples);
  const read = async () => book.state();
  const find = (key: string | null): DeskValues | null =>
    book.state().rows.find((row) => row.key === key)?.values ?? null;
  const judge = ({
    key,
    values,
  }: Pick<DeskVerdict, 'key'> & { readonly values: DeskValues }): DeskVerdict => {
    const after = tidyValues(desk, values, currency);
    const faults = judgeValues(desk, after, currency);
    const before = find(key);
    if (Object.keys(faults).length > 0) return { key, before, after, faults, verdict: 'faulty' };
    const isSame = before !== null && toCanonicalJson(before) === toCanonicalJson(after);
    return { key, before, after, faults, verdict: isSame ? 'same' : before === null ? 'new' : 'changed' };
  };
  return {
    list: read,
    history: async ({ key }) => ({
      changes: book.list().filter((one) => one.key === key && one.state === 'approved'),
    }),
    propose: answerAfter(async ({ key, values, note, by, draft }) => {
      const after = tidyValues(desk, values, currency);
      const faults = judgeValues(desk, after, currency);
      if (Object.keys(faults).length > 0) throw refuse(faults);
      const own = desk.shape === 'list' ? key : '';
      const before = find(own);
      const deed = before === null ? 'add' : 'change';
      const isAdded = key === null && desk.key !== undefined && desk.shape === 'list';
      book.note(
        { key: isAdded ? toText(after[desk.key ?? '']) : own, deed, before, after, note, proposedBy: by },
        desk.rights.decide === null,
      );
      book.dropDraft(draft);
    }, read),
    saveDraft: async (typed) => book.draft(typed),
    removeDraft: answerAfter(async ({ id }) => book.dropDraft(id), read),
    proposeRows: answerAfter(async ({ rows, note, by }) => {
      const judged = rows.map((row) => judge(row));
      const faults = judged.flatMap((one, place) =>
        Object.entries(one.faults).map(([field, code]) => [`rows.${place}.${field}`, code] as const),
      );
      if (faults.length > 0) throw refuse(Object.fromEntries(faults));
      const changed = judged.filter(({ verdict }) => verdict !== 'same');
      const together = { id: String(book.list().length + 1), rows: changed.length };
      for (const { key, before, after } of changed) {
        const own = key ?? (desk.key === undefined ? null : toText(after[desk.key]));
        const deed = before === null ? 'add' : 'change';
        book.note({ key: own, deed, before, after, note, proposedBy: by }, false, together);
      }
    }, read),
    checkRows: async ({ rows }) => ({ rows: rows.map((row) => judge(row)) }),
    switchOff: answerAfter(async ({ key, note, by }) => {
      const before = find(key);
      if (before === null) throw unknown();
      const after = { ...before, [desk.switch ?? '']: false };
      book.note({ key, deed: 'off', before, after, note, proposedBy: by }, true);
    }, read),
    order: answerAfter(async ({ keys }) => book.place(keys), read),
    ...answerEndings(async ({ id, state, reason, by }) => book.end(id, { state, reason }, by), read),
    check: async ({ values }) => ({
      faults: judgeValues(desk, tidyValues(desk, values, currency), currency),
      effects: [],
    }),
    csv: async () => ({ name: `${desk.name}.csv`, content: '' }),
  };
}
/** What waits at all of them. */
export const createDeskOverviewFake = (
  keepers: Readonly<Record<string, Answers<DeskCalls>>>,
): Answers<typeof deskOverview> => ({
  read: async () => {
    const states = await Promise.all(
      Object.entries(keepers).map(async ([desk, keeper]) => [desk, await keeper.list()] as const),
    );
    const waiting = states.flatMap(([desk, { rows, added }]) =>
      [...added, ...rows.flatMap((row) => row.waiting ?? [])].map(({ id, proposedBy, proposedAt, note }) => ({
        id,
        desk,
        proposedBy,
        proposedAt,
        note,
      })),
    );
    const needed = desks.filter(({ isNeeded }) => isNeeded === true).map(({ name }) => name);
    const empty = states.flatMap(([desk, { rows }]) =>
      rows.length === 0 && needed.includes(desk) ? [desk] : [],
    );
    return { waiting, empty };
  },
});
export const createDesksFake = (): Readonly<Record<string, Answers<DeskCalls>>> =>
  Object.fromEntries(desks.map((desk) => [desk.name, createDeskFake(desk)]));
