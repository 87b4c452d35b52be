import type { ConsolePermission } from '../console/console-api.ts';
import { desks } from '../desks/desks.ts';

/** The two records: what happened to the site, and what operators did besides. */
export const auditRecords = ['site', 'operations'] as const;
export type AuditRecord = (typeof auditRecords)[number];

/** Kinds of actions, as a list of them is narrowed. */
export const auditKinds = [
  'releases',
  'members',
  'money',
  'agents',
  'rules',
  'desks',
  'offers',
  'games',
  'opening',
  'people',
  'messages',
  'reports',
  'system',
  'looks',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What the record of the site tells of. */
const siteActions = [
  'initial',
  'publish',
  'rollback',
  'rollback-confirmation',
  'preview',
  'import',
  'draft-import',
  'approval-request',
  'approval',
  'approval-refusal',
  'schedule',
  'schedule-end',
  'stage',
  'kill',
  'restore',
] as const;

interface AuditArea {
  /** Who may see its lines: the permission of the screens that they are about. */
  readonly needs: ConsolePermission;
  /** First words of its actions; an action of the site is one word. */
  readonly areas: readonly string[];
}
const kinds: Readonly<Record<Exclude<AuditKind, 'looks'>, AuditArea>> = {
  releases: { needs: 'read', areas: siteActions },
  members: {
    needs: 'players',
    areas: ['member', 'unfreeze', 'authenticator', 'age', 'likeness', 'support'],
  },
  money: {
    needs: 'players',
    areas: ['deposit', 'credit', 'adjustment', 'payout', 'money', 'withdrawal', 'holdLift', 'rounds'],
  },
  agents: { needs: 'players', areas: ['hold', 'settlement', 'fraud-hint'] },
  rules: {
    needs: 'read',
    areas: ['moneyRules'],
  },
  desks: { needs: 'read', areas: desks.map(({ audit }) => audit) },
  offers: { needs: 'read', areas: ['notice'] },
  games: { needs: 'read', areas: ['games', 'vendor', 'lottery', 'lotteryVoid'] },
  opening: { needs: 'read', areas: ['platform', 'region', 'launch'] },
  people: { needs: 'people', areas: ['operator', 'factor', 'session', 'call', 'audit', 'list'] },
  messages: { needs: 'messages', areas: ['message'] },
  reports: { needs: 'figures', areas: ['report'] },
  system: { needs: 'system', areas: ['sender', 'key'] },
};
const kindOfArea = new Map(
  Object.entries(kinds).flatMap(([kind, { areas }]) =>
    areas.map((area) => [area, kind as AuditKind] as const),
  ),
);
/** Looks that are not looks at members: at what was sent to them, and at this list. */
const otherLooks: Readonly<Record<string, ConsolePermission>> = {
  'message.look': 'messages',
  'outbox.look': 'messages',
  'audit.look': 'people',
};
const looksNeed = 'players';

/** Who may see lines of a kind; of looks, most of them. */
export const needsOfKind = (kind: AuditKind): ConsolePermission =>
  kind === 'looks' ? looksNeed : kinds[kind].needs;

/** What an action is about, and who may see that. One that is in no list is for those who manage operators. */
export function areaOfAction(action: string): {
  readonly kind: AuditKind;
  readonly needs: ConsolePermission;
} {
  if (action.endsWith('.look')) return { kind: 'looks', needs: otherLooks[action] ?? looksNeed };
  const kind = kindOfArea.get(action.split('.')[0] ?? '') ?? 'people';
  return { kind, needs: needsOfKind(kind) };
}
/** Whether to see such a line is to see something of a member. */
export const isAboutMembers = (action: string): boolean =>
  ['players', 'messages'].includes(areaOfAction(action).needs);
