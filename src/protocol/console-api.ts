import type { WireBaseConflict } from './console-conflict.ts';
import type { SiteDocument } from './document.ts';
import type { Impact } from './impact.ts';
import type { Issue, SuppressedIssue } from './issue.ts';
import type { KillKind, KillSwitch } from './kill-switch.ts';
import type { Json } from './json.ts';

/**
 * What the console's browser part and its server agree on: every body under `/api/*` of the console
 * origin. Failed calls answer `ErrorBody` (error-code.ts); `value` of a refusal is described here.
 */

/**
 * Sent with a call that a page makes automatically while it is idle; such a call does not keep the
 * session alive.
 */
export const idleHeader = 'x-foyer-idle';

/**
 * Viewer, editor, publisher: each may do all that the one before may. The others are independent: a
 * cashier judges money and does not change the site, support answers members and changes nothing, an
 * administrator manages operators and keys and neither publishes nor pays.
 */
export const consoleRoles = ['viewer', 'editor', 'publisher', 'cashier', 'support', 'administrator'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * What an account may do. `publish` covers rolling back, `cashier` judging money. `players`: see members'
 * names, balances, deposit slips and withdrawals. `messages`: see what was sent to members. `people`: manage
 * operators. `system`: keys, senders, secrets, backups.
 */
export const consolePermissions = [
  'read',
  'edit',
  'publish',
  'players',
  'cashier',
  'messages',
  'people',
  'system',
] as const;
export type ConsolePermission = (typeof consolePermissions)[number];
/** A publisher sees members too: redemptions, applications and second opinions are theirs to judge. */
export const permissionsOf: Readonly<Record<ConsoleRole, readonly ConsolePermission[]>> = {
  viewer: ['read'],
  editor: ['read', 'edit'],
  publisher: ['read', 'edit', 'publish', 'players'],
  cashier: ['read', 'players', 'cashier'],
  support: ['read', 'players', 'messages'],
  administrator: ['read', 'messages', 'people', 'system'],
};

/** Publish, approve, decide about money, or let in others who do. */
const guardedPermissions: readonly ConsolePermission[] = ['publish', 'cashier', 'people'];
/** Whether two people make, reset and promote an account of the role, which waits before it decides. */
export const isGuardedRole = (role: ConsoleRole): boolean =>
  permissionsOf[role].some((permission) => guardedPermissions.includes(permission));

/** One edit in immer's patch form: `path` is a list of keys into the document. */
export interface WirePatch {
  readonly document: string;
  readonly op: 'add' | 'replace' | 'remove';
  readonly path: readonly (string | number)[];
  readonly value?: Json;
}
/** A change in words, as the review shows it. */
export interface WireChange {
  readonly document: string;
  readonly pointer: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly summary: string;
}
/** `POST /api/draft/rebase`: the draft on top of what is live now. */
export interface RebasedDraft {
  readonly draft: DraftSummary;
  /** What the live site changed too, in different ways; the draft's is kept. */
  readonly contested: readonly WireBaseConflict[];
}
/** A place where the draft differs from what is live. */
export interface DraftDifference {
  readonly document: string;
  readonly pointer: string;
}
/** `GET /api/draft`, and the answer to each edit. */
export interface DraftSummary {
  readonly baseRevision: number;
  /** To be sent with the next edit; a save with another version is refused. */
  readonly version: number;
  readonly differences: readonly DraftDifference[];
  /** Edits that can be undone, newest last. */
  readonly undoable: number;
  readonly updatedBy: string | null;
  readonly updatedAt: string | null;
}
export interface WireRelease {
  readonly revision: number;
  readonly release: string;
  /** `stage` was never live for all players. */
  readonly kind: 'publish' | 'rollback' | 'initial' | 'kill' | 'restore' | 'stage';
  readonly note: string;
  readonly author: string;
  readonly publishedAt: string;
  readonly rolledBackTo: number | null;
}
/** `GET /api/switches` */
export interface WireSwitches {
  readonly kills: readonly KillSwitch[];
  /** Names of the live site by kind; none are known of vendors. */
  readonly candidates: Readonly<Record<KillKind, readonly string[]>>;
}
export interface WireAdoption {
  readonly revision: number;
  readonly browsers: number;
  readonly current: number;
}
/** `GET /api/site` */
export interface SiteOverview {
  readonly active: { readonly revision: number; readonly release: string };
  readonly history: readonly WireRelease[];
  readonly adoption: WireAdoption;
  readonly draft: DraftSummary;
  readonly locales: SiteDocument['locales'];
  readonly pages: readonly { readonly id: string; readonly path: string }[];
}
/** One line of `GET /api/documents`. */
export interface DocumentEntry {
  readonly path: string;
  readonly changed: boolean;
  /** Length of the JSON text. */
  readonly size: number;
}
/** `GET /api/document?path=…`. `live` is null for a document that only the draft has. */
export interface DocumentSource {
  readonly path: string;
  readonly draft: Json;
  readonly live: Json;
  readonly version: number;
}
/** `GET /api/draft/check` */
export interface WireCheck {
  readonly issues: readonly Issue[];
  /** What documents leave out, each with its reason. */
  readonly suppressed: readonly SuppressedIssue[];
  readonly changes: readonly WireChange[];
  readonly candidate: string | null;
  /** Null while there are errors. */
  readonly impact: Impact | null;
  /** Draft version that was checked; publishing takes exactly this one. */
  readonly version: number;
  readonly baseRevision: number;
}
/** `GET /api/releases/compare?from=…&to=…`; `to` is a revision or `draft`. */
export interface WireComparison {
  readonly changes: readonly WireChange[];
  /** Null where the draft has errors. */
  readonly impact: Impact | null;
}
/** `POST /api/draft/preview` and `POST /api/releases/preview` */
export interface PreviewLink {
  /** Absolute address on the portal's origin. */
  readonly url: string;
  readonly expiresAt: string;
}
export interface PublishRequest {
  readonly note: string;
  readonly draftVersion: number;
  readonly baseRevision: number;
  /** Required while the check has warnings; kept with the note. */
  readonly warningReason?: string;
}
