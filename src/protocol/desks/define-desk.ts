import { csv, decimalId, get, post, reason, whereRejected } from '../console/define-call.ts';
import type { ConsolePermission } from '../console/console-api.ts';
import type { Json } from '../json/json.ts';
import {
  anyJson,
  count,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  textUpTo,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';
import { proposalFields } from '../release/proposal.ts';
import { schemaOfFields, type DeskFields } from './desk-fields.ts';

/** The group of a desk in the menu. */
export type DeskPlace = 'payments' | 'loyalty' | 'rewards' | 'agents';

interface DeskWords {
  readonly title: string;
  /** One of its rows, within a sentence: `deposit method`. */
  readonly one: string;
  /** What it is for. */
  readonly lead: string;
  /** Said where there is no row, and what follows from it. */
  readonly empty: string;
  readonly emptyText: string;
}
interface DeskRights {
  readonly read: ConsolePermission;
  readonly propose: ConsolePermission;
  /** Null where neither money nor rights move: a change takes effect immediately. */
  readonly decide: ConsolePermission | null;
}
/**
 * A table that operators keep, said once: its calls, screens, history, checks and reference follow.
 *
 * `list`: each row changes alone. `set`: all rows are judged and proposed together. `single`: one row of
 * settings.
 */
export interface Desk {
  /** Part of the address: `deposit-methods`. */
  readonly name: string;
  /** First part of its actions in the audit: `depositMethod`. */
  readonly audit: string;
  readonly shape: 'list' | 'set' | 'single';
  readonly place: DeskPlace;
  readonly words: DeskWords;
  readonly fields: DeskFields;
  /** The field that names a row. */
  readonly heading: string;
  /** Another field in its name, where the first is not its own. */
  readonly headingMore?: string;
  /** The field that is the key of a row; without one the platform numbers them. */
  readonly key?: string;
  /** What a row shows before it is opened. */
  readonly columns: readonly string[];
  /** The flag that takes a row out of use: off needs one person, on again is a change like others. */
  readonly switch?: string;
  /** Whether rules are in force where nothing was set: the first values of its fields. */
  readonly hasDefaults?: true;
  /** Fields that together name one thing: no two rows of a list have the same. */
  readonly unique?: readonly string[];
  /** Whether members miss something as long as it has no row; Home says so. */
  readonly isNeeded?: true;
  /** Whether the platform can say what would follow from a change. */
  readonly foresees?: true;
  /** How often an open screen reads it, where reading it counts much. */
  readonly readSeconds?: number;
  /** Whether operators order the rows. */
  readonly isOrdered?: true;
  readonly rights: DeskRights;
}
/** What a row holds by field; of a `set`, all rows under `rows`. */
export type DeskValues = Readonly<Record<string, Json>>;

/** A desk whose fields are known: what it keeps has their types. */
export type DeskOf<Fields extends DeskFields> = Desk & { readonly fields: Fields };
interface NamesOf<Fields> {
  readonly heading: keyof Fields;
  readonly headingMore?: keyof Fields;
  readonly key?: keyof Fields;
  readonly columns: readonly (keyof Fields)[];
  readonly switch?: keyof Fields;
  readonly unique?: readonly (keyof Fields)[];
}
export const defineDesk = <const Fields extends DeskFields>(
  desk: DeskOf<Fields> & NamesOf<Fields>,
): DeskOf<Fields> => desk;

/** What operators do to a desk. */
export const deskDeeds = ['add', 'change', 'off', 'order'] as const;
export type DeskDeed = (typeof deskDeeds)[number];
const deskKey = textUpTo(80);
/** Rows of a list that are asked for together. */
export const mostRowsTogether = 500;
const mostBytesTogether = 4_000_000;
/** What a row of a file would be. */
export const deskVerdicts = ['new', 'changed', 'same', 'faulty'] as const;
const choiceLine = object({ value: text, label: text });

/** What an operator has typed and not yet proposed. */
const draftLine = object({
  id: text,
  /** Null: of a new row. */
  key: nullable(text),
  version: text,
  /** As they were typed, right or not. */
  values: anyJson,
  note: text,
  by: text,
  at: text,
});

function schemasOf(desk: Desk) {
  const fields = schemaOfFields(desk.fields) as Schema<DeskValues>;
  const values =
    desk.shape === 'set' ? (object({ rows: list(fields, { maxItems: 100 }) }) as Schema<DeskValues>) : fields;
  const change = object({
    ...proposalFields,
    /** Null: a new row whose key is not known yet. */
    key: nullable(text),
    deed: oneOf(deskDeeds),
    /** Null: there was no row. */
    before: nullable(values),
    after: nullable(values),
    /** What would follow from it, in words; of a change that waits. */
    effects: list(text),
    /** ISO 4217: of the amounts in it, as they were in its time. */
    currency: text,
    /** The first change of those that are decided about together, and how many they are. */
    together: nullable(object({ id: text, rows: count })),
  });
  const row = object({
    key: text,
    values,
    /** Of the last change that took effect; `0` for none. A change names the one that it was made from. */
    version: text,
    changedBy: nullable(text),
    changedAt: nullable(text),
    /** What is to be known before members see it, in words. */
    notes: list(text),
    /** What points to it, in words. */
    usedBy: list(text),
    waiting: nullable(change),
  });
  const state = object({
    rows: list(row),
    /** What operators have typed and not yet proposed, newest first. */
    drafts: list(draftLine),
    /** New rows that wait for a second person. */
    added: list(change),
    /** What was decided lately, newest first. */
    past: list(change),
    /** Of a grid: its rows, by field; of a reference: what may be chosen. */
    choices: record(list(choiceLine)),
    /** Of a grid: its columns. */
    columns: list(choiceLine),
    currency: text,
  });
  const verdict = object({
    key: nullable(text),
    verdict: oneOf(deskVerdicts),
    before: nullable(values),
    after: values,
    faults: record(text),
  });
  return { values, change, row, state, verdict };
}

/** Calls about several rows of a list together. */
function rowsCalls(desk: Desk) {
  const { name, rights } = desk;
  const { values, state, verdict } = schemasOf(desk);
  const path = `/desks/${name}`;
  const ask = { needs: rights.propose, bodyLimit: mostBytesTogether } as const;
  return {
    /** Rows of a list as one proposal: all of them or none. What is the same already is left out. */
    proposeRows: post(`${path}/propose-rows`, {
      ...ask,
      answer: state,
      input: object({
        rows: list(object({ key: nullable(deskKey), version: textUpTo(20), values }), {
          maxItems: mostRowsTogether,
        }),
        note: reason,
      }),
    }),
    /** What rows would meet with, one after another, changing nothing. */
    checkRows: post(`${path}/check-rows`, {
      ...ask,
      input: object({
        rows: list(object({ key: nullable(deskKey), values }), { maxItems: mostRowsTogether }),
      }),
      answer: object({ rows: list(verdict) }),
    }),
  };
}
/** Calls about what is typed into the form before it is proposed. */
function draftCalls(desk: Desk) {
  const { name, rights } = desk;
  const drafting = { needs: rights.propose, proof: { none: 'a draft is in force nowhere' } } as const;
  return {
    /** `id` is null for a new one. */
    saveDraft: post(`/desks/${name}/draft`, {
      ...drafting,
      bodyLimit: mostBytesTogether,
      input: object({
        id: nullable(decimalId),
        key: nullable(deskKey),
        version: textUpTo(20),
        values: anyJson,
        note: textUpTo(300),
      }),
      answer: object({ id: text }),
    }),
    removeDraft: post(`/desks/${name}/draft/remove`, {
      ...drafting,
      input: object({ id: decimalId }),
      answer: schemasOf(desk).state,
    }),
  };
}
/** All calls of a desk, from its definition. */
export function deskCalls(desk: Desk) {
  const { rights } = desk;
  const { values, change, state } = schemasOf(desk);
  const path = `/desks/${desk.name}`;
  const ask = { needs: rights.propose, answer: state } as const;
  const decides = rights.decide ?? rights.propose;
  return {
    list: get(path, { needs: rights.read, answer: state }),
    history: get(`${path}/history`, {
      needs: rights.read,
      input: object({ key: deskKey }),
      answer: object({ changes: list(change) }),
    }),
    /**
     * `key` is null for a new row. `version`: the one that the change was made from. `draft`: what it was typed as,
     * which ends then.
     */
    propose: post(`${path}/propose`, {
      ...ask,
      input: object({
        key: nullable(deskKey),
        version: textUpTo(20),
        values,
        note: reason,
        draft: optional(decimalId),
      }),
    }),
    /** Takes effect immediately: nothing can be lost by it. */
    switchOff: post(`${path}/off`, { ...ask, input: object({ key: deskKey, note: reason }) }),
    /** All keys, in the order that they are to have. */
    order: post(`${path}/order`, {
      ...ask,
      input: object({ keys: list(deskKey, { maxItems: 500 }), note: reason }),
    }),
    withdraw: post(`${path}/withdraw`, { ...ask, input: object({ id: decimalId }) }),
    decide: post(`${path}/decide`, {
      needs: decides,
      decides: true,
      proof: 'factor',
      input: object({ id: decimalId, state: oneOf(['approved', 'rejected']), reason }),
      reasonWhere: whereRejected,
      answer: state,
    }),
    /** What values would meet with, changing nothing: faults by field, and what would follow. */
    check: post(`${path}/check`, {
      needs: rights.propose,
      input: object({ key: nullable(deskKey), values }),
      answer: object({ faults: record(text), effects: list(text) }),
    }),
    ...rowsCalls(desk),
    ...draftCalls(desk),
    csv: get(`${path}/csv`, { needs: rights.read, answer: csv }),
  };
}
export type DeskCalls = ReturnType<typeof deskCalls>;
type Schemas = ReturnType<typeof schemasOf>;
export type DeskRow = ValueOf<Schemas['row']>;
export type DeskVerdict = ValueOf<Schemas['verdict']>;
export type DeskChange = ValueOf<Schemas['change']>;
export type DeskDraft = DeskState['drafts'][number];
export type DeskState = ValueOf<Schemas['state']>;
