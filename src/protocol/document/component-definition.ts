import type { Json, JsonObject, JsonSchema } from '../json/json.ts';

/** Chakra's SystemStyleObject as data: style props, `_hover`, `_dark`, responsive objects, tokens. */
export interface StyleObject {
  readonly [property: string]:
    | string
    | number
    | boolean
    | null
    | undefined
    | readonly (string | number | null)[]
    | StyleObject;
}

/**
 * Rendered as one host element by the runtime; nothing of the component reaches the browser.
 * Only props in `variants` may be bound to data and still decide a style.
 */
export interface HostLowering {
  readonly kind: 'host';
  readonly element: (props: JsonObject) => string;
  /** DOM attribute → prop it takes its value from. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes that never change. */
  readonly fixed?: (props: JsonObject) => Readonly<Record<string, string | number | boolean>>;
  /** Prop whose value becomes the text content before the children. */
  readonly text?: string;
  /** Layout event → DOM event, for example `{ press: 'click' }`. */
  readonly events?: Readonly<Record<string, string>>;
  readonly styles: (props: JsonObject) => StyleObject;
  /** Props whose finite values may be chosen by data; the compiler makes a class for each value. */
  readonly variants?: readonly string[];
}
/**
 * Views that come in one file, because a page that shows one of them mostly shows more: `common` is
 * fetched soon after the first view, `inner` has small views of inner pages, `lobby` is for finding games
 * and promotions, `records` for reading what was, `play` for a running game, `lottery` for draws and tickets,
 * `betting` for the game that tickets are bought of, `fields` for single fields.
 */
export type ViewChunk = 'common' | 'inner' | 'lobby' | 'records' | 'play' | 'lottery' | 'betting' | 'fields';

/** Rendered by a React view; gets class names resolved at publish, one per style slot. */
export interface ViewLowering {
  readonly kind: 'view';
  readonly styles: (props: JsonObject) => Readonly<Record<string, StyleObject>>;
  /** `lazy` views are loaded when a page that names them is shown. */
  readonly load: 'eager' | 'lazy';
  /** Of a lazy view: what it is fetched with. Without one it is fetched alone. */
  readonly chunk?: ViewChunk;
  /** Space held while a lazy view loads, in CSS length. */
  readonly reserve?: string;
}

/**
 * What a release calls a component: its type, and from the second version on which one. Two versions of
 * one component are two components to the code that draws a release.
 */
export const componentKey = ({ type, version }: Pick<ComponentDefinition, 'type' | 'version'>): string =>
  version === 1 ? type : `${type}@${version}`;

/** What is asked of a property; one that is not given counts as null. */
export type PropTest = { readonly prop: string } & (
  | { readonly is: readonly Json[] }
  | { readonly isNot: readonly Json[] }
  /** Words, or a list with entries. */
  | { readonly filled: true }
  /** A list with an entry that has all of this. */
  | { readonly some: JsonObject }
);
/** When an event comes, and what is expected of it. */
export interface SendRule {
  /** All of these hold where a person can send it. */
  readonly while?: readonly PropTest[];
  /** Something in sight promises an effect: without actions the component does nothing where one expects it. */
  readonly promised?: true;
  /** No person sends it: it comes with time, with scrolling, or from what is shown inside. */
  readonly unasked?: true;
  /** Part of the payload that holds what a person typed or chose: some action has to take it. */
  readonly carries?: string;
}

/**
 * What a layout can name. `props` is a JSON Schema object with `additionalProperties: false`; a
 * property schema may carry: `"x-text": true` (a player reads it: only `$t` or data, never a
 * literal), `"x-token": "<chakra token category>"`, `"x-responsive": true`, `"x-static": true`
 * (never bound), `"x-route": true`, `"x-form": true`, `"x-icon": true`, `"x-address":
 * "picture" | "film"` (on the site itself or on a host of its list), `"x-unknown": <value>`
 * (what the property is while data that decides it is missing: a control that a rule guards is
 * disabled then).
 */
export interface ComponentDefinition {
  readonly type: string;
  /** Rises with every change of what it does. Older ones stay while documents were written for them. */
  readonly version: number;
  readonly summary: string;
  readonly group:
    | 'layout'
    | 'text'
    | 'media'
    | 'navigation'
    | 'action'
    | 'form'
    | 'feedback'
    | 'overlay'
    | 'data'
    | 'games';
  readonly kind: 'leaf' | 'container';
  readonly props: JsonSchema;
  /** Layout event → JSON Schema of its payload. */
  readonly events?: Readonly<Record<string, JsonSchema>>;
  /**
   * Event → when it comes. An event that is left out comes at any moment in which the component shows, is
   * `open`, and is neither `disabled` nor `busy`.
   */
  readonly sends?: Readonly<Record<string, SendRule>>;
  readonly slots?: Readonly<Record<string, { readonly summary: string; readonly required?: boolean }>>;
  /** Types that its children are; without it, any. */
  readonly holds?: readonly string[];
  /** Types whose children it can be; without it, any. */
  readonly within?: readonly string[];
  /** Property that lists columns: each of its children has one child for each of them. */
  readonly columns?: string;
  /** Set when the node key `menu` is allowed: the types its entries become. */
  readonly menu?: { readonly item: string; readonly group: string };
  /** Built-in texts of the view: name → message key. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly accessibility: {
    readonly role?: string;
    /** Where the accessible name comes from. */
    readonly name: 'children' | 'none' | `prop:${string}`;
    readonly keyboard?: string;
  };
  readonly lower: HostLowering | ViewLowering;
  /** Code that it brings to a page, in bytes after gzip. */
  readonly weight?: number;
}
