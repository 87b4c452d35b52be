import {
  certificateScheme,
  engineVersion,
  entropyOf,
  textOfCertificate,
  type DrawCertificate,
} from '../../src/lottery/certificate.ts';
import { toCanonicalJson } from '../../src/protocol/json/canonical-json.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import type { WitnessValue } from '../../src/lottery/witness.ts';
import type { LotteryCertificateValue, LotteryProofValue } from '../../src/protocol/generated/wire-types.ts';
import { proveInclusion, writeSoldTicket } from '../../src/lottery/sold-tickets.ts';
import type { Database } from '../../server/db/database.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { familyOf, findGame } from './catalogue.ts';
import { readSoldTree } from './sold-tickets.ts';
import type { Issue, IssueParts } from './issues.ts';

/** What an issue came to. */
export interface IssueEnd {
  readonly tickets: number;
  readonly root: string;
  readonly seed: string;
  readonly witness: WitnessValue;
  readonly numbers: readonly number[];
  readonly voidReason: string;
}

/** Signs what an issue came to, and keeps it. Call it once, in the transaction of the draw. */
export async function writeCertificate(
  db: Database,
  { clock, merchant, signText }: IssueParts,
  { issue, end }: { readonly issue: Issue; readonly end: IssueEnd },
): Promise<void> {
  const now = clock.now();
  const sold = { tickets: end.tickets, root: end.root, witnessValue: end.witness.value };
  const certificate: DrawCertificate = {
    scheme: certificateScheme,
    engine: engineVersion,
    merchant,
    game: issue.game,
    family: familyOf(issue) ?? '',
    issue: issue.numero,
    money: issue.money,
    opensAt: issue.opens_at.getTime(),
    closesAt: issue.closes_at.getTime(),
    drawsAt: issue.draws_at.getTime(),
    drawnAt: now.getTime(),
    commitment: issue.commitment,
    seed: end.seed,
    witness: issue.witness ?? '',
    ...sold,
    witnessProof: end.witness.proof,
    entropy: await entropyOf(sold),
    numbers: end.numbers,
    animal: issue.animal ?? -1,
    voidReason: end.voidReason,
  };
  const { keyId, value } = signText(textOfCertificate(certificate));
  await db
    .insertInto('lottery_certificate')
    .values({
      issue_id: issue.id,
      body: toCanonicalJson(certificate),
      key_id: keyId,
      signature: value,
      created_at: now,
    })
    .execute();
}

/**
 * Answers `lottery.certificate`, for every visitor.
 * @throws AppError 404 `game.unknown`, `lottery.certificate-unknown` for an issue that has none yet
 */
export async function readCertificate(
  { db, merchant }: MemberParts,
  { gameId, numero }: { readonly gameId: number; readonly numero: string },
): Promise<LotteryCertificateValue> {
  const row = await db
    .selectFrom('lottery_certificate as c')
    .innerJoin('lottery_issue as i', 'i.id', 'c.issue_id')
    .select(['c.body', 'c.key_id', 'c.signature'])
    .where('i.merchant', '=', merchant)
    .where('i.game', '=', findGame(gameId).code)
    .where('i.numero', '=', numero)
    .executeTakeFirst();
  if (row === undefined)
    throw refuseCall('lottery.certificate-unknown', 'There is no certificate of this issue.', 404);
  const certificate = parseOwnJson<LotteryCertificateValue['certificate'], 'database'>(row.body);
  return { certificate, keyId: row.key_id, signature: row.signature };
}

/** Trees of closed issues do not change: the last few that were asked for are kept. */
const keptTrees = 8;
type SoldTree = Awaited<ReturnType<typeof readSoldTree>>;

/** Reads trees of issues whose sale has ended, a few of them from memory. */
export function createTreeReader(db: Database): (issueId: string) => Promise<SoldTree> {
  const trees = new Map<string, Promise<SoldTree>>();
  return (issueId) => {
    const before = trees.get(issueId);
    if (before !== undefined) return before;
    const reading = readSoldTree(db, issueId);
    trees.set(issueId, reading);
    reading.catch(() => trees.delete(issueId));
    for (const old of [...trees.keys()].slice(0, -keptTrees)) trees.delete(old);
    return reading;
  };
}

/**
 * Answers `lottery.proof`: that the member's ticket is one of those by which its issue was drawn.
 * @throws AppError 404 `lottery.ticket-unknown`, 409 `lottery.proof-missing` before the end of the sale and for
 * a ticket that was cancelled
 */
export async function proveTicket(
  { db, merchant }: MemberParts,
  readTree: (issueId: string) => Promise<SoldTree>,
  { id }: { readonly id: string },
  caller: Caller,
): Promise<LotteryProofValue> {
  const row = await db
    .selectFrom('lottery_ticket as t')
    .innerJoin('lottery_issue as i', 'i.id', 't.issue_id')
    .selectAll('t')
    .select(['i.game', 'i.numero', 'i.sealed_at', 'i.tickets_root'])
    .where('t.id', '=', id)
    .where('t.merchant', '=', merchant)
    .where('t.member_id', '=', requireMember(caller).id)
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('lottery.ticket-unknown', 'There is no such ticket.', 404);
  const { line, salt, tickets_root: root } = row;
  const sold = row.sealed_at === null ? null : await readTree(row.issue_id);
  const index = sold === null ? -1 : sold.ids.indexOf(id);
  if (sold === null || index === -1 || line === null || salt === null || root === null)
    throw refuseCall('lottery.proof-missing', 'The ticket is in no closed sale.', 409);
  const ticket = writeSoldTicket({
    order: row.order_id,
    line,
    game: row.game,
    issue: row.numero,
    play: row.play,
    salt,
    content: row.content,
    stakes: row.stakes,
    price: row.price,
    odds: row.odds,
  });
  const { game, numero } = row;
  const steps = proveInclusion(sold.tree, index).map(({ side, hash }) => ({ side, hash }));
  return { game, numero, ticket, steps, root, tickets: sold.ids.length };
}
