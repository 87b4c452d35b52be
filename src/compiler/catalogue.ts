import type { ComponentDefinition, StyleObject } from '../protocol/document/component-definition.ts';
import type { PageDocument, SitePolicy } from '../protocol/document/document.ts';
import type { ThemeSettings } from '../protocol/generated/settings.ts';
import type { ResultCache } from './memory.ts';
import type { SecondOpinion } from './judge/second-opinion.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { MachineGraph } from '../protocol/machine/machine-graph.ts';
import type { OperationContract } from '../protocol/operation-contract.ts';

/** CSS as nested data: property or selector or at-rule → value or block, as Chakra's `css` gives it. */
export interface CssObject {
  readonly [key: string]:
    | string
    | number
    | boolean
    | null
    | undefined
    | CssObject
    | readonly (string | number)[];
}

/** What a theme document may replace. */
export type ThemeTokens = ThemeSettings['tokens'];

/** The part of Chakra's system that the publisher needs. */
/** A style as the sheet of a release has it. */
export interface ResolvedStyle {
  /** Name of its class; empty for a style without a rule. */
  readonly name: string;
  readonly rule: string;
}

export interface StyleSystem {
  css(style: StyleObject): CssObject;
  getPreflightCss(): CssObject;
  getGlobalCss(): CssObject;
  getTokenCss(): CssObject;
  /** Rules that describe fonts: each is the content of one `@font-face`. */
  readonly fontFaces?: readonly CssObject[];
  readonly tokens: { readonly categoryMap: ReadonlyMap<string, ReadonlyMap<string, unknown>> };
  readonly conditions: { readonly breakpoints: readonly string[] };
  /** Styles that an earlier process resolved with the same tokens, by their text. */
  readonly resolved?: ResultCache<ResolvedStyle> | undefined;
}

export interface ContrastFinding {
  readonly front: string;
  readonly back: string;
  readonly theme: 'light' | 'dark';
  readonly ratio: number;
  readonly least: number;
  /** The nearest colour of the brand's own token with which all its pairs can be read; null where none is. */
  readonly repair: { readonly token: string; readonly color: string } | null;
}

/** A page that no link has to lead to, because the program itself opens it. */
export interface PageNeed {
  /** By the id of the page, or by a path at which some page has to be. */
  readonly at: { readonly page: string } | { readonly path: string };
  /** Left out, every site needs it; otherwise the sites with pages for these people, or with this flow. */
  readonly where?: { readonly access: readonly PageDocument['access'][] } | { readonly machine: string };
  /** What people come to without it: the end of a sentence that begins with the page. */
  readonly without: string;
}

/** What screens are made of. The same for every merchant of one build. */
export interface Catalogue {
  /** A gallery: its pages show controls without a flow, so that what they do is not judged. */
  readonly showsExamples?: boolean;
  readonly components: readonly ComponentDefinition[];
  readonly machines: readonly MachineContract[];
  /** Finite graphs of the machines, by id. Left out, nothing is proven about flows. */
  readonly graphs?: (machine: string) => MachineGraph | null;
  /** True goes through every variant of the settings again, also where two look alike: only to compare with. */
  readonly isProvenWhole?: boolean;
  /** Moments of one screen that the proof goes through at most; left out, those of the limits. */
  readonly proofMoments?: number;
  /** Judges each rule of a site a second time. Left out, rules have one judge. */
  readonly judge?: SecondOpinion;
  /** The clock by which dates are ahead or not. Left out, none is. */
  readonly now?: () => Date;
  readonly operations: readonly OperationContract[];
  readonly icons: readonly string[];
  /** Files under `/assets` of the portal, as paths in that folder. Left out, no path is judged. */
  readonly assets?: ReadonlySet<string>;
  /** Arguments that the program fills into its own texts: key → names, plural forms under one key. */
  readonly textArguments?: Readonly<Record<string, readonly string[]>>;
  /** Promises that every site of this build keeps. They are in no document, so they cannot be removed. */
  readonly policies?: readonly SitePolicy[];
  /** Pages that the portal and the server of this build open by their name or path. */
  readonly needs?: readonly PageNeed[];
  readonly styles: {
    /** Throws when the theme names a token that does not exist. */
    readonly createSystem: (theme: ThemeTokens) => StyleSystem;
    readonly findLowContrast: (
      colors: Readonly<Record<string, { readonly light: string; readonly dark: string }>>,
    ) => readonly ContrastFinding[];
  };
}
