import { get, post } from '../console/define-call.ts';
import type { Issue } from '../release/issue.ts';
import type { CompiledScreen } from '../release/release.ts';
import type { ScreenReads } from '../release/screen-reads.ts';
import type { JsonObject, JsonSchema } from '../json/json.ts';
import {
  anyJson,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  text,
  textLike,
  textUpTo,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';
import { link, path } from './site.ts';

/** The editor of pages: what documents are made of, the canvas that shows them, and how they look as they are now. */

const names = list(text);
const component = object({
  type: text,
  version: count,
  /** One sentence for a person. */
  summary: text,
  group: text,
  kind: oneOf(['leaf', 'container']),
  /** JSON Schema of its properties. */
  props: anyJson as Schema<unknown> as Schema<JsonSchema>,
  /** Names of the properties that the live site uses most, most used first. */
  common: names,
  slots: names,
  holds: nullable(names),
  within: nullable(names),
  /** It takes the entries of a menu. */
  takesMenu: flag,
  /** Number of its children is that of the columns in this property. */
  columns: nullable(text),
  /** A part to begin with, with its words in English; null where the component has none. */
  example: nullable(object({ value: anyJson as Schema<unknown> as Schema<JsonObject>, texts: record(text) })),
});
/** A component without what draws it. */
export type ComponentFacts = ValueOf<typeof component>;
/** A width of the window from which on a value may be another one. */
const windowWidth = object({ name: text, /** Pixels; 0 for the narrowest. */ from: count });
export type WindowWidth = ValueOf<typeof windowWidth>;
const facts = object({
  components: list(component),
  icons: names,
  /** From narrow to wide. */
  widths: list(windowWidth),
  /** Scale of the theme → step → its value in CSS, before what a theme replaces. */
  tokens: record(record(text)),
});
export type EditorFacts = ValueOf<typeof facts>;

const place = object({ document: text, pointer: text });
const screenView = object({
  screen: anyJson as Schema<unknown> as Schema<CompiledScreen>,
  /** Where each node was written, by its index. */
  places: list(place),
  rules: list(list(text)),
  issues: list(anyJson as Schema<unknown> as Schema<Issue>),
});
export type WireScreenView = ValueOf<typeof screenView>;
const toldFlow = object({ state: text, projection: anyJson, can: names });
const view = object({
  /** The number that it was asked with: an answer to a later question replaces it. */
  n: count,
  screens: list(
    object({ document: text, hash: text, /** Null where the editor has it. */ view: nullable(screenView) }),
  ),
  /** Texts of the screens in the language that was asked for. */
  words: record(text),
  /** A moment of each flow, by the id of its machine. */
  flows: record(toldFlow),
});
export type WireView = ValueOf<typeof view>;

const reads = object({
  /** Scope → what is in it. */
  scopes: anyJson as Schema<unknown> as Schema<ScreenReads['scopes']>,
  flows: list(object({ key: text, states: names, events: names })),
  calls: names,
});

const sample = object({ isPublic: flag, value: anyJson });
export type WireSample = ValueOf<typeof sample>;

export const editor = {
  facts: get('/editor/facts', { needs: 'read', answer: facts }),
  /** A frame on what is live, in which the draft is shown. */
  canvas: post('/draft/canvas', { needs: 'content', answer: link }),
  /** Open screens of the draft, with changes on top that are not saved yet. */
  view: post('/draft/view', {
    needs: 'content',
    bodyLimit: 2_000_000,
    input: object({
      n: count,
      documents: list(path, { minItems: 1, maxItems: 8 }),
      locale: textLike('^[A-Z]{2,3}$'),
      changes: list(object({ document: path, value: anyJson }), { maxItems: 50 }),
      /** Words that are not saved yet, for languages that lack them. */
      texts: optional(record(textUpTo(4_000))),
      /** Hashes of the screens that the editor has, by document. */
      held: optional(record(textUpTo(64))),
    }),
    answer: view,
  }),
  /** What the parts of a document can read, send and call; null where the draft has no such document. */
  reads: get('/editor/reads', {
    needs: 'edit',
    input: object({ document: path }),
    answer: nullable(reads),
  }),
  /** What a call of the member API answers, as an example; public ones are asked for real. */
  sample: get('/editor/sample', {
    needs: 'content',
    input: object({ call: textLike('^[A-Za-z0-9.-]{1,80}$') }),
    answer: sample,
  }),
};
