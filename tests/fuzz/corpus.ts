import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { CompiledScreen, CompiledSite, ReleaseManifest } from '../../src/protocol/release/release.ts';

/** The only page of the good release: what a page recovers to after each mutant. */
export const subject = 'subject';
/** Words of the good page. */
export const goodWords = 'This page is good.';

/** What mutants are made from: the default site and the gallery, compiled. */
export interface Corpus {
  readonly site: CompiledSite;
  /** Pages, modals and the shell. */
  readonly screens: readonly CompiledScreen[];
  readonly messages: JsonObject;
  /** Form id → compiled form, and the hashes of its parts. */
  readonly forms: Readonly<Record<string, Json>>;
  readonly manifest: ReleaseManifest;
  /** Operation → an answer that its schema allows. */
  readonly answers: JsonObject;
  /** Machine id → states and projections that a contract declares. */
  readonly machines: Readonly<Record<string, MachineSample>>;
}
export interface MachineSample {
  readonly states: readonly string[];
  readonly events: readonly string[];
  readonly projection: JsonObject;
}

const text = (key: string) => ({ k: 't', key, d: [] }) as const;
const empty = { data: {}, machines: {}, forms: [] } as const;

/** A page that is certain to work: a heading, a link and a button. */
export const goodPage: CompiledScreen = {
  ...empty,
  kind: 'page',
  id: subject,
  access: 'anyone',
  root: 0,
  nodes: [
    { id: 'root', type: 'Box', version: 1, tag: 'div', container: true, children: [1, 2] },
    { id: 'title', type: 'Heading', version: 1, tag: 'h1', children: [text('fuzz.good')] },
    { id: 'go', type: 'Link', version: 1, props: { route: 'home' }, children: [text('fuzz.good')] },
  ],
};
/** A frame that is certain to work: the page's place, and a link beside it. */
export const goodShell: CompiledScreen = {
  ...empty,
  kind: 'shell',
  id: 'shell',
  root: 0,
  nodes: [
    { id: 'frame', type: 'Box', version: 1, tag: 'div', container: true, children: [1, 2] },
    { id: 'home', type: 'Link', version: 1, props: { route: 'home' }, children: [text('fuzz.frame')] },
    { id: 'place', type: 'Slot:main', version: 1 },
  ],
};
export const goodMessages: JsonObject = { 'fuzz.good': goodWords, 'fuzz.frame': 'Frame' };
