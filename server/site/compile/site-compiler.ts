import type { SiteView, ViewWish } from '../../../src/compiler/compile-view.ts';
import type { ImpactFacts } from '../../../src/compiler/diff/measure-impact.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { ToldFlow } from '../../../src/protocol/canvas.ts';
import type { Issue, SuppressedIssue } from '../../../src/protocol/release/issue.ts';
import type { BootPayload, PartHash, Release, ReleasePart } from '../../../src/protocol/release/release.ts';
import type { RecordDelta } from './record-delta.ts';
import type { Change } from '../site-service.ts';

export interface Compilation {
  /** Null while there are errors. */
  readonly release: Release | null;
  readonly issues: readonly Issue[];
  /** What documents say to leave out, each with its reason. */
  readonly suppressed?: readonly SuppressedIssue[];
}
/** The publisher's compiler with its catalogue, as the server uses it. */
export interface SiteCompiler {
  compile(documents: SiteDocuments): Promise<Compilation>;
  readonly diff: (before: SiteDocuments, after: SiteDocuments) => readonly Change[];
  readonly facts: ImpactFacts;
}
/** One compilation for the publisher's thread, which holds the documents of the one before. */
export interface CompileJob {
  readonly id: number;
  readonly documents: RecordDelta<unknown>;
}
/** What the thread answers: of the parts of a release those that its last one did not have. */
export interface ThreadCompilation extends Omit<Compilation, 'release'> {
  readonly release: (Omit<Release, 'parts'> & { readonly parts: RecordDelta<ReleasePart> }) | null;
}
/** A public page with answers of the member API in its boot data, to be drawn as a visitor gets it. */
export interface ViewOrder {
  readonly boot: BootPayload;
  readonly path: string;
  /** Parts of the release that the screens need besides those in the boot data, by hash. */
  readonly parts: Readonly<Record<PartHash, string>>;
  /** The release's style sheet. */
  readonly styles: string;
}
/** Markup of the root element, and the rules that it needs. */
export interface DrawnMarkup {
  readonly html: string;
  readonly css: string;
}
/** Null where the page cannot be drawn without a browser. */
export type DrawPage = (order: ViewOrder) => Promise<DrawnMarkup | null>;
/** One page for the publisher's thread to draw. */
export interface DrawJob {
  readonly id: number;
  readonly order: ViewOrder;
}
/** The screens that an editor shows, each of their flows in the moment in which a person comes to it. */
export interface EditedView extends SiteView {
  /** By the id of the machine. */
  readonly flows: Readonly<Record<string, ToldFlow>>;
}
export type ViewScreens = (documents: SiteDocuments, wish: ViewWish) => Promise<EditedView>;
/** Open screens for the publisher's thread to compile. */
export interface ViewJob {
  readonly id: number;
  readonly documents: RecordDelta<unknown>;
  readonly wish: ViewWish;
}
