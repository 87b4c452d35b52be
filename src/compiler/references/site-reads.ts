import type { Json, JsonObject, JsonSchema } from '../../protocol/json.ts';
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
/** Answers of one check; screens ask the same, so each is worked out and written once. */
export interface AllReads extends SiteReads {
  /** The answer as text. */
  write(this: void, kind: Kind, name: string): string;
}

export const createReads = (source: ReadSource): AllReads => {
  const texts = new Map<string, string>();
  const ask: SiteReads['ask'] = (kind, name = '') =>
    answers[kind](source, name) as ReturnType<Answers[typeof kind]>;
  return {
    ask,
    write: (kind, name) => {
      const key = `${kind} ${name}`;
      const text = texts.get(key) ?? JSON.stringify(ask(kind, name));
      texts.set(key, text);
      return text;
    },
  };
};

/** Reads that are noted as they are asked for. */
export interface RecordedReads extends SiteReads {
  /** Whether everything that was asked has the same answer there. */
  isSame(this: void, reads: AllReads): boolean;
}

export const recordReads = (reads: AllReads): RecordedReads => {
  const notes = new Map<string, readonly [kind: Kind, name: string, answer: string]>();
  return {
    ask: (kind, name = '') => {
      notes.set(`${kind} ${name}`, [kind, name, reads.write(kind, name)]);
      return reads.ask(kind, name);
    },
    isSame: (now) => {
      for (const [kind, name, answer] of notes.values()) if (now.write(kind, name) !== answer) return false;
      return true;
    },
  };
};
