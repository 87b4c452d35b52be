import { sql } from 'kysely';
import { findByCode } from '../../lottery/catalogue.ts';
import type { LotteryArea } from '../../lottery/offered-plays.ts';
import { nameIn } from '../../lottery/play-names.ts';
import { trialType } from '../../money/wallet/currency.ts';
import type { GameType } from './game-type.ts';

/** Lists of games know lotteries by the provider of their page. */
export const lotteryVendors: Readonly<Record<LotteryArea, string>> = {
  lottery: 'LOTT',
  elott: 'ELOTT',
  seaLottery: 'TCG_SEA',
  vnLottery: 'TCG_LOTTO_VN',
};

/** A ticket that won, with the account that no other member may read. */
export interface LotteryWin {
  readonly id: string;
  readonly customer_name: string;
  /** Minor units. */
  readonly amount: string;
  /** Code of the lottery game. */
  readonly game: string;
}

/** Tickets that were bought for money and paid a multiple of their price, the highest amount first. */
export const listTickets = (
  merchant: string,
  { since, most, times }: { readonly since: Date; readonly most: number; readonly times: number },
) => sql<LotteryWin>`
  select 'lottery-' || t.id as id, m.account as customer_name, t.payout::text as amount, i.game
  from lottery_ticket t join lottery_issue i on i.id = t.issue_id join member m on m.id = t.member_id
  where t.merchant = ${merchant} and t.state = 'won' and t.ended_at >= ${since}
    and t.payout >= t.amount * ${times} and m.customer_type <> ${trialType}
  order by t.payout desc, t.id limit ${most}`;

/** What the board says of a lottery game; null where the catalogue has it no longer. */
export function describeLottery(code: string, language: string) {
  const game = findByCode(code);
  if (game === undefined) return null;
  const { area } = game.group;
  const gameType: GameType = area === 'elott' ? 'ELOTT' : 'LOTT';
  // A launch finds a lottery by its code where other games have a node.
  return {
    gameName: nameIn(game.names, language),
    nodeId: code,
    gameType,
    vendor: lotteryVendors[area],
    iconUrl: '',
  };
}
