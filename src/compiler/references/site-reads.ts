import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import type { TypeRef } from '../expressions/type-ref.ts';
import { listKnownForms, listKnownIds, type SiteDocumentsByKind } from '../documents-by-kind.ts';

/** Where the answers come from. */
export interface ReadSource {
  readonly documents: Pick<SiteDocumentsByKind, 'pages' | 'modals' | 'forms' | 'known'>;
  /** See {@link listPageNames}. */
  readonly pageNames: readonly string[] | null;
  readonly settingsType: TypeRef;
}

/** What a screen may ask of the documents that are no part of it. */
const answers = {
  /** What a page or a modal takes; null where there is none that is safe to read. */
  params: ({ documents }: ReadSource, path: string): JsonObject | null => {
    const [kind, id = ''] = path.split('/', 2);
    const document = kind === 'modals' ? documents.modals.get(id) : documents.pages.get(id);
    return document === undefined ? null : (document.params ?? {});
  },
  isKnown: ({ documents }: ReadSource, path: string): boolean => documents.known.has(path),
  /** Ids of the documents of a kind. */
  ids: ({ documents }: ReadSource, kind: string): readonly string[] => listKnownIds(documents, kind),
  forms: ({ documents }: ReadSource): readonly string[] => listKnownForms(documents),
  /** Names of the fields of a form; null while it is broken. */
  fields: ({ documents }: ReadSource, form: string): readonly string[] | null => {
    const schema = documents.forms.get(form)?.schema;
    return schema === undefined ? null : Object.keys((schema.properties ?? {}) as object);
  },
  /** What any document sets at `ui.page`; null while that is not known. */
  pageNames: ({ pageNames }: ReadSource): readonly string[] | null => pageNames,
  settingGroups: ({ settingsType }: ReadSource): readonly string[] =>
    Object.keys(settingsType.schema.properties as JsonObject),
  /** Type of a group of settings. */
  settings: ({ settingsType }: ReadSource, group: string): JsonSchema =>
    (settingsType.schema.properties as Readonly<Record<string, JsonSchema>>)[group] ?? {},
} satisfies Readonly<Record<string, (source: ReadSource, name: string) => Json>>;

type Answers = typeof answers;
type Kind = keyof Answers;

export interface SiteReads {
  ask<Name extends Kind>(this: void, kind: Name, name?: string): ReturnType<Answers[Name]>;
}
/** A question with its answer as text. */
type Note = readonly [kind: Kind, name: string, answer: string];

/** Answers of one check; screens ask the same, so each is worked out and written once. */
export interface AllReads extends SiteReads {
  /** The answer as text. */
  write(this: void, kind: Kind, name: string): string;
  /** Names this check, and the one before it where that one's answers were compared. */
  readonly check: object;
  readonly before: object | null;
  /** Questions of the check before that have another answer now. */
  readonly changed: ReadonlySet<string>;
  /** What was asked so far. */
  readonly notes: ReadonlyMap<string, Note>;
}
const keyOf = (kind: Kind, name: string): string => `${kind} ${name}`;

/** @param former Answers of the check before: what differs from them is found once, and not by every screen. */
export const createReads = (source: ReadSource, former?: AllReads): AllReads => {
  const notes = new Map<string, Note>();
  const ask: SiteReads['ask'] = (kind, name = '') =>
    answers[kind](source, name) as ReturnType<Answers[typeof kind]>;
  const write = (kind: Kind, name: string): string => {
    const key = keyOf(kind, name);
    const [, , answer] = notes.get(key) ?? [kind, name, JSON.stringify(ask(kind, name))];
    notes.set(key, [kind, name, answer]);
    return answer;
  };
  const changed = new Set<string>();
  for (const [key, [kind, name, answer]] of former?.notes ?? [])
    if (write(kind, name) !== answer) changed.add(key);
  return { ask, write, check: {}, before: former?.check ?? null, changed, notes };
};

/** Reads that are noted as they are asked for. */
export interface RecordedReads extends SiteReads {
  /** Whether everything that was asked has the same answer there. */
  isSame(this: void, reads: AllReads): boolean;
}

export const recordReads = (reads: AllReads): RecordedReads => {
  const notes = new Map<string, Note>();
  /** The last check that had the same answers. */
  let { check } = reads;
  const hasSameAnswers = (now: AllReads): boolean => {
    if (now.check === check) return true;
    if (now.before === check) return ![...now.changed].some((key) => notes.has(key));
    for (const [kind, name, answer] of notes.values()) if (now.write(kind, name) !== answer) return false;
    return true;
  };
  return {
    ask: (kind, name = '') => {
      notes.set(keyOf(kind, name), [kind, name, reads.write(kind, name)]);
      return reads.ask(kind, name);
    },
    isSame: (now) => {
      const isSame = hasSameAnswers(now);
      if (isSame) ({ check } = now);
      return isSame;
    },
  };
};
