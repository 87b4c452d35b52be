import { checkDraw, type DrawClaim, type DrawFault } from '../../lottery/fair-draw.ts';
import { families, familyNames, findPlay, type FamilyName } from '../../lottery/families.ts';
import { judge } from '../../lottery/judge.ts';
import { payOf } from '../../lottery/odds.ts';
import { readTyped } from '../../lottery/read-typed.ts';
import { readFixed } from '../../protocol/decimal-arithmetic.ts';
import { readMoney, writeMoney } from '../../protocol/money.ts';

/** What a ticket chose, and the terms it was bought on. Amounts are decimal strings. */
export interface TicketClaim {
  readonly family: string;
  readonly play: string;
  readonly content: string;
  /** By tier, what one stake returns. */
  readonly odds: Readonly<Record<string, string>>;
  readonly stake: string;
  readonly currency: string;
  readonly animal?: number;
}
/** `winnings` is null where this program does not know the play. */
export interface DrawVerdict {
  readonly fault: DrawFault | 'family.unknown' | null;
  readonly winnings: string | null;
}

const oddsPlaces = 2;
const isFamily = (name: string): name is FamilyName => (familyNames as readonly string[]).includes(name);

/** What a ticket wins by these numbers, computed from what it says. */
function judgeTicket(ticket: TicketClaim, numbers: readonly number[]): string | null {
  const play = isFamily(ticket.family) ? findPlay(ticket.family, ticket.play) : undefined;
  const content = play === undefined ? null : readTyped(play, ticket.content).content;
  const stake = readMoney(ticket.stake, ticket.currency);
  if (play === undefined || content === null || stake === null) return null;
  const odds = Object.entries(ticket.odds).map(
    ([tier, text]) => [tier, readFixed(text, oddsPlaces) ?? 0n] as const,
  );
  const draw = ticket.animal === undefined ? { numbers } : { numbers, animal: ticket.animal };
  const paid = payOf(judge(play, content, draw), { stake, odds: Object.fromEntries(odds) });
  return writeMoney(paid, ticket.currency);
}

/** Recomputes a draw from its seed, and what the ticket wins by it. */
export async function verifyDraw(claim: DrawClaim, ticket: TicketClaim): Promise<DrawVerdict> {
  if (!isFamily(ticket.family)) return { fault: 'family.unknown', winnings: null };
  const fault = await checkDraw(claim, families[ticket.family].shape);
  return { fault, winnings: fault === null ? judgeTicket(ticket, claim.numbers) : null };
}
