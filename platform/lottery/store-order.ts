import type { SeriesChoice } from '../../src/lottery/odds.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberParts } from '../parts.ts';
import { bookPlayMoney } from '../play/play-money.ts';
import { openWay } from '../money/ways-out/open-way.ts';
import type { CheckedLine } from './check-order.ts';
import type { Issue } from './issues.ts';
import { leafOf } from './sold-tickets.ts';

/** Keeps the leaf of a ticket from being guessed. */
const saltBytes = 16;

/** What the books call an order. */
export const nameOrder = (id: string): string => `lottery:order:${id}`;

interface NewOrder {
  readonly memberId: string;
  readonly issue: Issue;
  readonly lines: readonly CheckedLine[];
  /** How often each line is bought: a chase buys more in some issues than in others. */
  readonly times: bigint;
  readonly chaseId: string | null;
  readonly series: SeriesChoice;
}

/** The ticket of a line, with what is hashed of it. */
function writeTicket(
  { random }: Pick<MemberParts, 'random'>,
  { line, place, order }: { readonly line: CheckedLine; readonly place: number; readonly order: string },
  { issue, times, series: choice }: Pick<NewOrder, 'issue' | 'times' | 'series'>,
) {
  const { offered, content, stakes, price } = line;
  const odds = Object.fromEntries(Object.entries(line.odds).map(([tier, paid]) => [tier, String(paid)]));
  const sold = {
    line: place,
    play: offered.play.id,
    stakes: stakes.toString(),
    price: (price * times).toString(),
    salt: Buffer.from(random.bytes(saltBytes)).toString('hex'),
  };
  return {
    ...sold,
    amount: (line.amount * times).toString(),
    content: JSON.stringify(content),
    odds: JSON.stringify(odds),
    series: choice.series,
    highest_series: choice.highest,
    leaf: leafOf({ ...sold, order, game: issue.game, issue: issue.numero, content, odds }),
  };
}

/** Takes the stake of an order and keeps its tickets. Call it with the issue locked against its draw. */
export async function storeOrder(
  db: Database,
  parts: Pick<MemberParts, 'merchant' | 'clock' | 'random'>,
  order: NewOrder,
): Promise<string> {
  const { merchant, clock } = parts;
  const { memberId, issue, lines, times, chaseId } = order;
  const now = clock.now();
  const opened = await openWay(db, { way: 'lotteryOrder', memberId, now });
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n) * times;
  const owner = { merchant, member_id: memberId, issue_id: issue.id, created_at: now };
  const { id } = await db
    .insertInto('lottery_order')
    .values({ ...owner, amount: amount.toString(), chase_id: chaseId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('lottery_ticket')
    .values(
      lines.map((line, index) => ({
        ...owner,
        ...writeTicket(parts, { line, place: index + 1, order: id }, order),
        order_id: id,
        state: 'placed' as const,
      })),
    )
    .execute();
  const play = nameOrder(id);
  const reference = `${play}:bet`;
  const stake = { merchant, memberId, step: 'bet', reference, play, toMember: -amount, at: now } as const;
  await bookPlayMoney(db, { ...stake, opened });
  return id;
}
