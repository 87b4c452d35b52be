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
 * Viewer, writer, editor, publisher: each may do all that the one before may. The others are independent: a
 * cashier judges money and does not change the site, support answers members and changes nothing, an
 * administrator manages operators and keys and neither publishes nor pays.
 */
export const consoleRoles = [
  'viewer',
  'writer',
  'editor',
  'publisher',
  'cashier',
  'support',
  'administrator',
] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

/**
 * What an account may do. `content`: words, pictures and entries alone. `publish` covers rolling back, `cashier` judging money. `players`: see members'
 * names, balances, deposit slips and withdrawals. `messages`: see what was sent to members. `people`: manage
 * operators. `system`: keys, senders, secrets, backups. `figures`: see what the business makes, in sums.
 */
export const consolePermissions = [
  'read',
  'content',
  'edit',
  'publish',
  'players',
  'cashier',
  'messages',
  'people',
  'system',
  'figures',
] as const;
export type ConsolePermission = (typeof consolePermissions)[number];
/** A publisher sees members too: redemptions, applications and second opinions are theirs to judge. */
export const permissionsOf: Readonly<Record<ConsoleRole, readonly ConsolePermission[]>> = {
  viewer: ['read'],
  writer: ['read', 'content'],
  editor: ['read', 'content', 'edit'],
  publisher: ['read', 'content', 'edit', 'publish', 'players', 'figures'],
  cashier: ['read', 'players', 'cashier', 'figures'],
  support: ['read', 'players', 'messages'],
  administrator: ['read', 'messages', 'people', 'system', 'figures'],
};

/** Publish, approve, decide about money, or let in others who do. */
const guardedPermissions: readonly ConsolePermission[] = ['publish', 'cashier', 'people'];
/** Whether two people make, reset and promote an account of the role, which waits before it decides. */
export const isGuardedRole = (role: ConsoleRole): boolean =>
  permissionsOf[role].some((permission) => guardedPermissions.includes(permission));
