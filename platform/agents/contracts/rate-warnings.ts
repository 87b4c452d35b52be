import { sql } from 'kysely';
import { contractKinds, type RateWarning } from '../../../src/protocol/calls/settlements.ts';
import { writePercent } from '../../../src/protocol/money/percent.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { gameTypes, type GameType } from '../../play/games/game-type.ts';
import { terms } from '../../lottery/catalogue.ts';
import { loadHouseTerms } from './house-terms.ts';
import { allProducts, products, type Product } from './products.ts';
import { shareOf } from '../../../src/protocol/money/money.ts';

/** All of it in hundredths of a per cent. */
const whole = 10_000n;
/** A series of 2000 returns every stake. */
const fairSeries = 2_000;
const lotteryEdge = (): bigint => (BigInt(fairSeries - terms.memberSeries) * whole) / BigInt(fairSeries);

/** The product of contracts that a type of game belongs to. */
const productOf = (type: GameType): Product => {
  if (type === 'ESPORTS' || type === 'COCKFIGHT') return 'SPORTS';
  return products.find((product) => product === type) ?? allProducts;
};

/** What the house keeps of a stake in the game of a type that gives back most; null where no game says it. */
async function readEdges({ db }: Pick<MemberDeps, 'db'>) {
  const { rows } = await sql<{ type: GameType; rtp: number }>`select game_type as type, max(rtp) as rtp
    from game where rtp is not null group by 1`.execute(db);
  const edges = new Map(rows.map(({ type, rtp }) => [type, whole - BigInt(rtp)]));
  const ofLottery = edges.get('LOTT');
  if (ofLottery === undefined || ofLottery > lotteryEdge()) edges.set('LOTT', lotteryEdge());
  return edges;
}

/** The highest rebates by type of game: of members by their level, and of agents for what is played below. */
async function readRebates({ db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>) {
  const { rows } = await sql<{ type: GameType; own: number; below: number }>`
    select product as type, max(own)::int as own, max(below)::int as below from (
      select product, rate as own, 0 as below from rebate_rate where merchant = ${merchant}
      union all select product, 0, most from agent_rebate_setting where merchant = ${merchant}
    ) r group by 1`.execute(db);
  return new Map(rows.map(({ type, own, below }) => [type, { own: BigInt(own), below: BigInt(below) }]));
}

/**
 * Products of which the brand's rates together give away more than the house keeps of a stake: the highest salaries
 * that the house gives, its dividend as a share of what is lost, and both rebates. What agents give comes out of that.
 */
export async function listRateWarnings(
  deps: Pick<MemberDeps, 'db' | 'merchant'>,
): Promise<readonly RateWarning[]> {
  const [edges, rebates, rateOf] = [
    await readEdges(deps),
    await readRebates(deps),
    await loadHouseTerms(deps),
  ];
  return gameTypes.flatMap((type): RateWarning[] => {
    const edge = edges.get(type);
    if (edge === undefined) return [];
    const rates = Object.fromEntries(
      contractKinds.map((kind) => {
        const rate = rateOf(kind, productOf(type));
        return [kind, kind === 'dividend' ? shareOf(edge, rate, whole, 'down') : rate];
      }),
    ) as Record<(typeof contractKinds)[number], bigint>;
    const { own, below } = rebates.get(type) ?? { own: 0n, below: 0n };
    const parts = { ...rates, rebate: own, downlineRebate: below };
    const total = Object.values(parts).reduce((sum, rate) => sum + rate, 0n);
    if (total <= edge) return [];
    const written = Object.entries(parts)
      .filter(([, rate]) => rate > 0n)
      .map(([part, rate]) => ({
        part: part as RateWarning['parts'][number]['part'],
        rate: writePercent(rate),
      }));
    return [{ product: type, edge: writePercent(edge), total: writePercent(total), parts: written }];
  });
}
