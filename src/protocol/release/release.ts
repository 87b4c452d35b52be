import type { Json, JsonObject, JsonSchema } from '../json/json.ts';
import type { Rule } from '../document/expression.ts';
import type { EntryArea } from '../document/entry-areas.ts';
import type { FlowPlace, SiteDocument } from '../document/document.ts';

/** Hex SHA-256 of a part's bytes: its name, its URL and its integrity. */
export type PartHash = string;

/** A value after compilation. `d` lists the full paths that the value reads. */
export type CompiledValue =
  | { readonly k: 'c'; readonly v: Json }
  | {
      readonly k: 'e';
      readonly r: Rule;
      readonly d: readonly string[];
      /** Result while data that decides the rule is missing; without it, missing data is null. */
      readonly u?: Json;
    }
  | {
      readonly k: 't';
      readonly key: string;
      readonly args?: Readonly<Record<string, CompiledValue>>;
      readonly d: readonly string[];
    }
  | {
      /** A message whose key is the value of `r`; no text where that is null. */
      readonly k: 'm';
      readonly r: Rule;
      readonly args?: Readonly<Record<string, CompiledValue>>;
      readonly d: readonly string[];
    }
  | { readonly k: 'o'; readonly v: Readonly<Record<string, CompiledValue>>; readonly d: readonly string[] }
  | { readonly k: 'a'; readonly v: readonly CompiledValue[]; readonly d: readonly string[] };

export interface CompiledExpression {
  readonly r: Rule;
  readonly d: readonly string[];
}
export type CompiledWith = Readonly<Record<string, CompiledValue>>;
export type CompiledAction =
  | { readonly do: 'send'; readonly to: string; readonly event: string; readonly with?: CompiledWith }
  | {
      readonly do: 'navigate';
      readonly to: string;
      readonly params?: CompiledWith;
      readonly query?: CompiledWith;
    }
  | { readonly do: 'open'; readonly modal: string; readonly with?: CompiledWith }
  | { readonly do: 'close' }
  | { readonly do: 'call'; readonly call: string; readonly with?: CompiledWith; readonly into?: string }
  | { readonly do: 'set'; readonly path: string; readonly value: CompiledValue }
  | { readonly do: 'track'; readonly event: string; readonly with?: CompiledWith }
  | { readonly do: 'focus'; readonly node: string }
  | { readonly do: 'announce'; readonly text: CompiledValue }
  | { readonly do: 'external'; readonly href: CompiledValue };

export interface CompiledNode {
  /** Unique in its document; fragment content is prefixed with the use site's id (`hdr/logo`). */
  readonly id: string;
  readonly type: string;
  readonly version: number;
  /** Host element name when the component is lowered; then `props`/`binds` are DOM attributes. */
  readonly tag?: string;
  /** Host: the class attribute. View: class per style slot (`root` at least). */
  readonly cls?: string | Readonly<Record<string, string>>;
  /** Host only: classes chosen by a bound, enumerated prop. */
  readonly clsBy?: readonly {
    readonly value: CompiledValue;
    readonly map: Readonly<Record<string, string>>;
  }[];
  readonly props?: JsonObject;
  readonly binds?: Readonly<Record<string, CompiledValue>>;
  /** Node index, or a text value. */
  readonly children?: readonly (number | CompiledValue)[];
  readonly slots?: Readonly<Record<string, readonly number[]>>;
  readonly show?: CompiledExpression;
  readonly in?: FlowPlace;
  readonly repeat?: {
    readonly each: CompiledExpression;
    readonly as: string;
    readonly key: string;
    readonly empty?: number;
    readonly virtual?: { readonly rowHeight: number };
  };
  /** Layout event name → actions. For host nodes the DOM event is in `dom`. */
  readonly on?: Readonly<Record<string, readonly CompiledAction[]>>;
  readonly dom?: Readonly<Record<string, string>>;
  readonly fallback?: number;
  readonly container?: true;
  readonly critical?: true;
  readonly track?: string;
}
export interface CompiledDataSource {
  readonly call: string;
  readonly with?: CompiledWith;
  readonly staleMs?: number;
  readonly everyMs?: number;
  readonly fallback?: Json;
  readonly when?: CompiledExpression;
}
/** One page, modal or shell: a flat node list. `root` is an index into `nodes`. */
export interface CompiledScreen {
  readonly kind: 'page' | 'modal' | 'shell';
  readonly id: string;
  readonly title?: CompiledValue;
  readonly access?: 'anyone' | 'visitor' | 'member' | 'agent';
  readonly trial?: true;
  readonly closedOnBreak?: true;
  readonly chrome?: {
    readonly header: boolean;
    readonly headerMenu: boolean;
    readonly sideMenu: boolean;
    readonly footer: boolean;
  };
  readonly size?: { readonly width: number; readonly height?: number };
  readonly data: Readonly<Record<string, CompiledDataSource>>;
  readonly machines: Readonly<Record<string, { readonly use: string; readonly input?: CompiledWith }>>;
  readonly nodes: readonly CompiledNode[];
  readonly root: number;
  readonly forms: readonly string[];
}

/** A form after register settings and accepted patterns are folded in. */
export interface CompiledForm {
  readonly id: string;
  readonly schema: JsonSchema;
  /** rjsf uiSchema. Texts are message keys under `foyer:label`, `foyer:hint`, `foyer:placeholder`. */
  readonly ui: JsonObject;
}

/** What every screen needs: routes, locales, public settings. */
export interface CompiledSite {
  readonly name: string;
  readonly routes: SiteDocument['routes'];
  readonly locales: SiteDocument['locales'];
  readonly defaultLocale: string;
  readonly externalHosts: readonly string[];
  /** The `settings` scope: `whitelabel.<MODID>` booleans, `register.<field>`, `brand`, `limits`, … */
  readonly settings: JsonObject;
}

export interface ReleaseManifest {
  readonly format: 1;
  readonly site: PartHash;
  readonly shell: PartHash;
  readonly pages: Readonly<Record<string, PartHash>>;
  readonly modals: Readonly<Record<string, PartHash>>;
  readonly forms: Readonly<Record<string, { readonly form: PartHash; readonly validator: PartHash }>>;
  readonly messages: Readonly<Record<string, PartHash>>;
  readonly styles: PartHash;
  /** A part with the `PrerenderedViews` of the release; only the server reads it. */
  readonly prerendered?: PartHash;
  /** The program that drew them: the markup of one does not fit the views of another. */
  readonly drawnBy?: string;
}
/** Route id → locale → the view as drawn at publish, for routes that every visitor may open first. */
export type PrerenderedViews = Readonly<Record<string, Readonly<Record<string, PrerenderedView>>>>;
/** Markup for the page's root element, and the rules of the style sheet that it needs. */
export interface PrerenderedView {
  readonly html: PartHash;
  readonly css: PartHash;
}
export interface ReleasePart {
  readonly hash: PartHash;
  /** `html` is embedded in pages, never sent alone. */
  readonly type: 'json' | 'js' | 'css' | 'html';
  readonly body: string;
}
export interface Release {
  /** SHA-256 of the canonical manifest. */
  readonly hash: PartHash;
  readonly manifest: ReleaseManifest;
  readonly parts: Readonly<Record<PartHash, ReleasePart>>;
}

/** Ed25519 over the canonical manifest (release-signature.ts). */
export interface ReleaseSignature {
  readonly keyId: string;
  /** 64 bytes, base64url. */
  readonly value: string;
}
/** `GET /site/active` and the SSE event `release` (there without the manifest). */
export interface ActivePointer {
  readonly merchant: string;
  /** Rises by one with every publish and rollback. */
  readonly revision: number;
  readonly release: PartHash;
  readonly manifest: ReleaseManifest;
  /** A pointer without one is refused wherever a key is known. */
  readonly signature?: ReleaseSignature;
}
/** What the events `release` and `stage` carry. */
export interface ReleaseNotice {
  /** 0 where only the pointer says which release this browser should show. */
  readonly revision: number;
  readonly release: PartHash;
  /** The browser waits a random time up to this before it fetches. */
  readonly jitterMs: number;
}
/** The platform was closed or opened, or the blocked regions have changed: ask for the status. */
export interface PlatformNotice {
  readonly platform: 'ask';
  /** The browser waits a random time up to this before it asks. */
  readonly jitterMs: number;
}
/** The session of this browser has ended, or may have: ask with its token. */
export interface SessionNotice {
  readonly session: 'ask';
  /** The browser waits a random time up to this before it asks. */
  readonly jitterMs: number;
}
/** Another person did something that concerns the member of this browser: ask with the member's token. */
export interface NewsNotice {
  readonly news: 'ask';
  /** The browser waits a random time up to this before it asks. */
  readonly jitterMs: number;
}
/**
 * Milliseconds. A page reads its data before its stream of notices is open, and says how old it is when it opens one:
 * what it missed comes first. An older page asks for everything again.
 */
export const longestPageAgeMs = 120_000;
/** What a page read may have been on its way already when something changed. */
export const pageReadAheadMs = 2_000;

/** What operators put in by hand has changed, in one part of the platform or in any: ask for it again. */
export interface EntryNotice {
  readonly entries: EntryArea | null;
  /** The browser waits a random time up to this before it asks. */
  readonly jitterMs: number;
}
/** An answer of the member API that came with the page. */
export interface InlinedAnswer {
  /** Name of the operation. */
  readonly call: string;
  readonly input: JsonObject;
  readonly value: Json;
}
/** Inlined in the HTML as `<script type="application/json" id="foyer-boot">`. */
/** The modal that opens automatically on the home page: its texts come with those of the first view. */
export const openingModal = 'announcements';

export interface BootPayload {
  readonly active: ActivePointer;
  readonly site: CompiledSite;
  readonly shell: CompiledScreen;
  readonly page: CompiledScreen | null;
  readonly locale: string;
  /** The texts of the locale; only those that shell and page have, where `hasFirstTexts` says so. */
  readonly messages: JsonObject;
  readonly hasFirstTexts?: boolean;
  /** What public sources of the page answered a visitor in this language; the markup is drawn with it. */
  readonly answers?: readonly InlinedAnswer[];
  /** Set when the HTML shows a draft: the router's base path is `/preview/<token>`. */
  readonly preview?: {
    readonly token: string;
    readonly expiresAt: string;
    /** An editor around it says what the page shows; no flow runs in it. */
    readonly kind?: 'canvas';
  };
}
