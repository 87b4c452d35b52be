import { createHash } from 'node:crypto';
import type { Bytes } from '../../src/lottery/fair-draw.ts';
import {
  buildTree,
  leafBytes,
  rootOf,
  writeSoldTicket,
  type SoldTicket,
  type TicketTree,
} from '../../src/lottery/sold-tickets.ts';
import type { Database } from '../../server/db/database.ts';
import type { Issue, IssueParts } from './issues.ts';

const sha256 = (bytes: Bytes): Bytes => new Uint8Array(createHash('sha256').update(bytes).digest());

/** The leaf of a ticket, as it is kept with it. */
export const leafOf = (ticket: SoldTicket): Buffer => Buffer.from(sha256(leafBytes(writeSoldTicket(ticket))));

interface SoldTree {
  /** Ids of the tickets, in the order of the leaves. */
  readonly ids: readonly string[];
  readonly tree: TicketTree;
  readonly root: string;
}
/**
 * The tickets of an issue that were sold and not cancelled, as a tree, in the order of their ids. After the sale
 * it is the same at every time.
 */
export async function readSoldTree(db: Database, issueId: string): Promise<SoldTree> {
  const rows = await db
    .selectFrom('lottery_ticket')
    .select(['id', 'leaf'])
    .where('issue_id', '=', issueId)
    .where('leaf', 'is not', null)
    .where('state', '<>', 'cancelled')
    .orderBy('id')
    .execute();
  const leaves = rows.map(({ leaf }) => new Uint8Array(leaf ?? []));
  const tree = buildTree(leaves, sha256);
  return { ids: rows.map(({ id }) => id), tree, root: rootOf(tree, sha256) };
}

/** Fixes what was sold of an issue, once. Call it with the issue locked, after its sale. */
export async function sealSale(
  db: Database,
  { clock }: Pick<IssueParts, 'clock'>,
  issue: Issue,
): Promise<{ readonly tickets: number; readonly root: string }> {
  if (issue.tickets !== null && issue.tickets_root !== null)
    return { tickets: issue.tickets, root: issue.tickets_root };
  const { ids, root } = await readSoldTree(db, issue.id);
  await db
    .updateTable('lottery_issue')
    .set({ sealed_at: clock.now(), tickets: ids.length, tickets_root: root })
    .where('id', '=', issue.id)
    .execute();
  return { tickets: ids.length, root };
}
