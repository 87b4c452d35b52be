import { checkCertificate, type CertificateFault, type DrawCertificate } from '../../lottery/certificate.ts';
import { families, findPlay, type FamilyName } from '../../lottery/families.ts';
import { judge } from '../../lottery/judge.ts';
import { payOf } from '../../lottery/odds.ts';
import { readTyped } from '../../lottery/read-typed.ts';
import { checkInclusion, type ProofStep } from '../../lottery/sold-tickets.ts';
import { readFixed } from '../../protocol/money/decimal-arithmetic.ts';
import { readMoney, writeMoney } from '../../protocol/money/money.ts';

/** What a ticket chose, the terms it was bought on, and what it kept since. Amounts are decimal strings. */
export interface TicketClaim {
  readonly play: string;
  readonly content: string;
  /** By tier, what one stake returns. */
  readonly odds: Readonly<Record<string, string>>;
  readonly stake: string;
  readonly currency: string;
  readonly commitment: string;
  readonly witness: string;
}
/** That a ticket was sold: its text, and the way from its hash to the root. */
export interface SaleProof {
  readonly ticket: string;
  readonly steps: readonly ProofStep[];
  readonly root: string;
}
/** `winnings` is null where the draw does not hold, or the play is not known here. */
export interface DrawVerdict {
  readonly fault: CertificateFault | null;
  readonly isIncluded: boolean;
  readonly winnings: string | null;
}

const oddsPlaces = 2;

/** What a ticket wins by a draw, computed from what it says. */
function judgeTicket(ticket: TicketClaim, { family, numbers, animal }: DrawCertificate): string | null {
  const play = family in families ? findPlay(family as FamilyName, ticket.play) : undefined;
  const content = play === undefined ? null : readTyped(play, ticket.content).content;
  const stake = readMoney(ticket.stake, ticket.currency);
  if (play === undefined || content === null || stake === null) return null;
  const odds = Object.entries(ticket.odds).map(
    ([tier, text]) => [tier, readFixed(text, oddsPlaces) ?? 0n] as const,
  );
  const draw = animal < 0 ? { numbers } : { numbers, animal };
  const paid = payOf(judge(play, content, draw), { stake, odds: Object.fromEntries(odds) });
  return writeMoney(paid, ticket.currency);
}

/** Recomputes a draw from its certificate, that the ticket was in its sale, and what it wins. */
export async function verifyDraw(
  certificate: DrawCertificate,
  proof: SaleProof,
  ticket: TicketClaim,
): Promise<DrawVerdict> {
  const fault = await checkCertificate(certificate, ticket);
  const isIncluded =
    proof.root === certificate.root && (await checkInclusion(proof.ticket, proof.steps, certificate.root));
  return { fault, isIncluded, winnings: fault === null ? judgeTicket(ticket, certificate) : null };
}
