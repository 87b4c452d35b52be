import type { GamesWinnersRequest, GamesWinnersValue } from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../db/database.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import { readCurrency } from '../wallet/currency.ts';
import { iconOf } from './game-item.ts';
import { gameTypes } from './game-type.ts';

/** `maria.santos` → `ma•••os`: enough to recognise oneself, not to look up another member. */
export function maskAccount(account: string): string {
  return account.length < 5 ? `${account[0] ?? ''}•••` : `${account.slice(0, 2)}•••${account.slice(-2)}`;
}

/** The winner board, the highest amount first. */
export async function readWinners(
  db: Database,
  merchant: string,
  request: GamesWinnersRequest,
): Promise<GamesWinnersValue> {
  const type = gameTypes.find((one) => one === request.gameCategory);
  let query = db
    .selectFrom('game_win as w')
    .innerJoin('game as g', 'g.node_id', 'w.node_id')
    .select(['w.id', 'w.customer_name', 'w.amount', 'g.name', 'g.node_id', 'g.game_type', 'g.vendor_code'])
    .where('w.merchant', '=', merchant)
    .orderBy('w.amount', 'desc')
    .orderBy('w.id')
    .limit(request.limitNum ?? 50);
  if (type !== undefined) query = query.where('g.game_type', '=', type);
  const rows = await query.execute();
  const { code: currency } = await readCurrency(db, merchant);
  const list = rows.map((row) => {
    const vo = {
      customerName: row.customer_name,
      gameName: row.name,
      winAmount: writeMoney(BigInt(row.amount), currency),
      nodeId: String(row.node_id),
      gameType: row.game_type,
      vendor: row.vendor_code,
      iconUrl: iconOf(row.node_id),
    };
    return { id: row.id, ...vo, vo };
  });
  return { list };
}
