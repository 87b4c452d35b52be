import { sql } from 'kysely';
import type { BetLine, memberFile } from '../../../src/protocol/calls/member-file.ts';
import type { AnswerOf } from '../../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { nameLottery } from '../../lottery/catalogue.ts';
import { cutPage, openFile, pageLimit, type FileDeps, type FilePage } from './file-page.ts';

interface Bet {
  readonly id: string;
  readonly at: Date;
  readonly product: string;
  readonly game: string;
  readonly number: string;
  readonly state: BetLine['state'];
  readonly stake: string;
  readonly payout: string;
}

/** Rounds and tickets in one list. Each of both is read by its index, as many rows as one page may take of it. */
export async function readBets(deps: FileDeps, page: FilePage): Promise<AnswerOf<typeof memberFile.bets>> {
  const currency = await openFile(deps, page.id);
  const [kind, row] = [page.before.slice(0, 1), page.before.slice(1)];
  const table = kind === 'l' ? 'lottery_ticket' : 'play_round';
  const moment = sql.ref(kind === 'l' ? 'created_at' : 'opened_at');
  const after = sql`(select ${moment} from ${sql.table(table)} where id = ${row}::bigint and member_id = ${page.id})`;
  // Of one moment rounds come before tickets, and the higher number first.
  const isLater = (column: string, list: 'r' | 'l') => {
    if (kind === '') return sql`true`;
    if (list === kind) return sql`(${sql.ref(column)}, id) < (${after}, ${row}::bigint)`;
    return list === 'l' ? sql`${sql.ref(column)} <= ${after}` : sql`${sql.ref(column)} < ${after}`;
  };
  const { rows } = await sql<Bet>`
    select b.id, b.at, b.product, b.game, b.number, b.state, b.stake, b.payout from (
      select 'r' || r.id as id, r.id as row, 1 as turn, r.opened_at as at, g.game_type as product, g.name as game,
        r.round as number, r.state, r.stake, r.payout + r.jackpot as payout
      from (select * from play_round where member_id = ${page.id} and ${isLater('opened_at', 'r')}
        order by opened_at desc, id desc limit ${pageLimit}) r join game g on g.node_id = r.node_id
      union all
      select 'l' || t.id, t.id, 0, t.created_at, 'LOTT', i.game, t.id::text,
        case t.state when 'placed' then 'open' when 'won' then 'settled' when 'lost' then 'settled'
          when 'void' then 'void' else 'refunded' end, t.amount, t.payout + t.rebate
      from (select * from lottery_ticket where member_id = ${page.id} and ${isLater('created_at', 'l')}
        order by created_at desc, id desc limit ${pageLimit}) t join lottery_issue i on i.id = t.issue_id
    ) b order by b.at desc, b.turn desc, b.row desc limit ${pageLimit}`.execute(deps.db);
  return {
    currency,
    ...cutPage(rows, (bet) => ({
      ...bet,
      at: bet.at.toISOString(),
      game: bet.product === 'LOTT' ? nameLottery(bet.game, 'EN') : bet.game,
      stake: writeMoney(BigInt(bet.stake), currency),
      payout: writeMoney(BigInt(bet.payout), currency),
    })),
  };
}
