import type { ComponentDefinition } from '../protocol/document/component-definition.ts';
import type { JsonObject } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { OperationContract } from '../protocol/operation-contract.ts';
import type { StyleSystem } from './catalogue.ts';
import type { SecondOpinion } from './judge/second-opinion.ts';
import type { SiteFacts } from './references/site-facts.ts';
import type { SiteDocumentsByKind } from './documents-by-kind.ts';
import type { SiteReads } from './references/site-reads.ts';

/** The messages of one language. */
export interface LocaleMessages {
  readonly code: string;
  readonly bcp47: string;
  readonly messages: ReadonlyMap<string, string>;
}

/** Everything that references are resolved against. */
export interface SiteIndex {
  /**
   * The site document is asked in `facts` only, so that it is known who asked for what. For the same reason a
   * screen takes of these the fragments and menus that are put into it and the frame; the others it asks in `reads`.
   */
  readonly documents: Omit<SiteDocumentsByKind, 'site'>;
  readonly facts: SiteFacts;
  /** Every version of every component, by what releases call it. */
  readonly components: ReadonlyMap<string, ComponentDefinition>;
  /** Versions of each component, oldest first, by type. */
  readonly versions: ReadonlyMap<string, readonly ComponentDefinition[]>;
  readonly machines: ReadonlyMap<string, MachineContract>;
  readonly operations: ReadonlyMap<string, OperationContract>;
  readonly icons: ReadonlySet<string>;
  /** Null where the catalogue brings no second judge of rules. */
  readonly judge: SecondOpinion | null;
  /** The `settings` scope of the release. */
  readonly settings: JsonObject;
  readonly locales: readonly LocaleMessages[];
  /** What screens ask of the documents that are no part of them, and of the type of the settings. */
  readonly reads: SiteReads;
  /** The design system without the brand's theme: a theme changes what tokens hold, never what a style says. */
  readonly styles: StyleSystem;
  /** Keys of every text that a screen shows; the release ships these. */
  readonly usedTexts: Set<string>;
}
