import type { Rule } from './expression.ts';
import type { Json } from '../json/json.ts';

/** `$e` expression. */
export interface ExpressionValue {
  readonly $e: Rule;
}
/**
 * `$t` text key with arguments. A rule in place of the key reads it from data (a machine's `error`,
 * which is a message key); the path must be declared `"x-message": true` in its schema.
 */
export interface TextValue {
  readonly $t: string | { readonly var: string };
  readonly args?: Readonly<Record<string, Value>>;
}
/** `$r` responsive value; keys are breakpoints, `base` is required. */
export interface ResponsiveValue {
  readonly $r: Readonly<Record<string, Json>>;
}
/** A literal unless tagged. Objects and arrays may hold tagged values inside. */
export type Value = Json | ExpressionValue | TextValue | ResponsiveValue | readonly Value[] | ValueObject;
export interface ValueObject {
  readonly [key: string]: Value;
}

export type Action =
  | { readonly do: 'send'; readonly to: string; readonly event: string; readonly with?: ValueObject }
  | {
      readonly do: 'navigate';
      /** Id of a route; in a fragment also a parameter that is given one. */
      readonly to: string | ExpressionValue;
      readonly params?: ValueObject;
      readonly query?: ValueObject;
    }
  | { readonly do: 'open'; readonly modal: string; readonly with?: ValueObject }
  | { readonly do: 'close' }
  | { readonly do: 'call'; readonly call: string; readonly with?: ValueObject; readonly into?: string }
  | { readonly do: 'reload'; readonly data: string }
  | { readonly do: 'set'; readonly path: string; readonly value: Value }
  | { readonly do: 'track'; readonly event: string; readonly with?: ValueObject }
  | { readonly do: 'focus'; readonly node: string }
  | { readonly do: 'announce'; readonly text: TextValue }
  | { readonly do: 'external'; readonly href: Value };

export interface Repeat {
  readonly each: Rule;
  readonly as: string;
  /** Property of a row that identifies it. Index keys are refused: they lose state. */
  readonly key: string;
  /** Node id, inside the same document, shown when there are no rows. */
  readonly empty?: string;
  readonly virtual?: { readonly rowHeight: number };
}

/** Which part of a flow a node belongs to: in one state of a machine, or in any of several. */
export type FlowPlace = readonly [machine: string, state: string | readonly string[]];

interface NodeBase {
  readonly id: string;
  readonly show?: Rule;
  readonly in?: FlowPlace;
  readonly repeat?: Repeat;
}
export interface ComponentNode extends NodeBase {
  readonly type: string;
  readonly props?: ValueObject;
  readonly children?: readonly (LayoutNode | TextValue | ExpressionValue)[];
  readonly slots?: Readonly<Record<string, readonly LayoutNode[]>>;
  /** Id of a menu document whose entries become this node's children. */
  readonly menu?: string;
  readonly on?: Readonly<Record<string, readonly Action[]>>;
  readonly fallback?: LayoutNode;
  readonly critical?: boolean;
  readonly a11y?: { readonly label?: TextValue; readonly describedBy?: string; readonly hidden?: boolean };
  readonly track?: string;
}
export interface FragmentNode extends NodeBase {
  /** `fragment:<id>` */
  readonly use: string;
  /** The fragment's name of a flow → key of the machine that it works on here. */
  readonly flows?: Readonly<Record<string, string>>;
  /** The fragment's name of a data source → name of the source that it works on here. */
  readonly sources?: Readonly<Record<string, string>>;
  readonly params?: ValueObject;
  readonly slots?: Readonly<Record<string, readonly LayoutNode[]>>;
}
/** Inside a fragment: the place where the caller's slot content goes. */
export interface SlotNode {
  readonly slot: string;
  readonly id: string;
}
export type LayoutNode = ComponentNode | FragmentNode | SlotNode;

/** A finding that a document leaves out, for one of its nodes or one of its places, and why. */
export interface Suppression {
  readonly code: string;
  /** Id of a node: findings at it and in it. */
  readonly node?: string;
  /** JSON Pointer: findings there and below. */
  readonly pointer?: string;
  readonly reason: string;
}

interface DocumentBase {
  readonly $schema: string;
  readonly language: 1;
  readonly id: string;
  readonly suppress?: readonly Suppression[];
}
/** What a screen reads at `data.<name>`: the answer of a call, or constants that need none. */
export interface DataSource {
  readonly call?: string;
  /** Constants; texts in them are `{ "$t": key }` without arguments. */
  readonly value?: Json;
  readonly with?: ValueObject;
  /** How long an answer is fresh: `30s`, `5m`, `1h`. */
  readonly stale?: string;
  /** Poll while the page is visible. */
  readonly every?: string;
  readonly fallback?: Json;
  readonly when?: Rule;
}
interface ScreenBase extends DocumentBase {
  readonly title?: TextValue;
  readonly requires?: Readonly<Record<string, number>>;
  /** Expressions with a name, read as `rule.<name>` in this document. */
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly data?: Readonly<Record<string, DataSource>>;
  readonly machines?: Readonly<Record<string, { readonly use: string; readonly input?: ValueObject }>>;
  readonly policies?: readonly string[];
  readonly root: LayoutNode;
}
export interface PageDocument extends ScreenBase {
  readonly title: TextValue;
  /**
   * What its routes bring, by their path or as constants: name → schema, at `params`. What the path brings is at
   * `route.params` too, also where it is not declared; then it is text.
   */
  readonly params?: Readonly<Record<string, Json>>;
  readonly access: 'anyone' | 'visitor' | 'member' | 'agent';
  /** A page for members that trial accounts (specification, section 4: type 4) may see too. */
  readonly trial?: true;
  /** A page that a break closes: members on a break get the page for that case. */
  readonly closedOnBreak?: true;
  readonly chrome?: {
    readonly header?: boolean;
    readonly headerMenu?: boolean;
    readonly sideMenu?: boolean;
    readonly footer?: boolean;
  };
}
export interface ModalDocument extends ScreenBase {
  readonly title: TextValue;
  /** What `open … with` gives: name → schema, at `ui.modalParams`; those without a default are required. */
  readonly params?: Readonly<Record<string, Json>>;
  readonly size?: { readonly width: number; readonly height?: number };
}
/** The frame around every page. `slots: header, sideMenu, footer` and the place `main`. */
export type ShellDocument = ScreenBase;
export interface FragmentDocument extends DocumentBase {
  readonly requires?: Readonly<Record<string, number>>;
  readonly params?: Readonly<Record<string, Json>>;
  /** Flows that the use gives: name → ids of the machines that it can be. */
  readonly flows?: Readonly<Record<string, readonly string[]>>;
  /** Names of data sources that the use gives. */
  readonly sources?: readonly string[];
  /** Data sources that come with each use. */
  readonly data?: Readonly<Record<string, DataSource>>;
  /** Expressions with a name, read as `rule.<name>` in this fragment. */
  readonly rules?: Readonly<Record<string, Rule>>;
  readonly slots?: readonly string[];
  readonly root: LayoutNode;
}
export interface MenuItem {
  readonly id: string;
  readonly label: TextValue;
  readonly icon?: string;
  /** A number beside the words, as a value; none while it is 0 or nothing. */
  readonly badge?: Value;
  readonly hidden?: boolean;
  readonly show?: Rule;
  readonly do?: readonly Action[];
  readonly children?: readonly MenuItem[];
  /** A node that a group shows above its entries. */
  readonly panel?: LayoutNode;
}
export interface MenuDocument extends DocumentBase {
  readonly items: readonly MenuItem[];
}
/** A promise of the site about its pages, kept by the page or by the frame around it. */
export interface SitePolicy {
  readonly policy: string;
  /** Every page, or pages by id. */
  readonly on: 'every-page' | readonly string[];
  /** States in which it has to be kept; else whatever happens. */
  readonly in?: FlowPlace;
  /** Of a link: the route it has to lead to. */
  readonly route?: string;
  /** Of words: the text key they have to be. */
  readonly text?: string;
  /** Of fees and limits: the values that have to be shown themselves, in place of a text. */
  readonly values?: readonly string[];
}
export interface SiteDocument extends DocumentBase {
  readonly policies?: readonly SitePolicy[];
  readonly name: string;
  readonly routes: readonly {
    readonly id: string;
    readonly path: string;
    readonly aliases?: readonly string[];
    readonly page: string;
    /** Constants for the parameters of the page: the page is compiled for this route. */
    readonly with?: ValueObject;
    /** People come here from outside, by the link of a message: nothing on the site has to lead here. */
    readonly arrival?: boolean;
    /** Open to a visitor even if the brand requires a login. */
    readonly open?: boolean;
  }[];
  readonly locales: readonly {
    readonly code: string;
    readonly bcp47: string;
    readonly dir: 'ltr' | 'rtl';
    readonly nativeName: string;
    readonly enabled: boolean;
  }[];
  readonly defaultLocale: string;
  readonly externalHosts: readonly string[];
}

/**
 * A site as the compiler takes it: document path (`pages/register`, `settings/whitelabel`,
 * `locales/en`, `forms/register.schema`, …) to parsed JSON.
 */
export type SiteDocuments = Readonly<Record<string, unknown>>;
