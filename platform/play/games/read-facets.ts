import { readMoney } from '../../../src/protocol/money/money.ts';
import { readPercent } from '../../../src/protocol/money/percent.ts';
import type { GameOrder } from './game-store.ts';
import { noFacets, type Facets } from './narrow-games.ts';

/** What addresses of lobbies carry; lists have commas between. Values that nothing is called narrow to nothing. */
export interface AskedFacets {
  readonly vassalage?: string | undefined;
  readonly kinds?: string | undefined;
  readonly features?: string | undefined;
  readonly volatilities?: string | undefined;
  readonly rtpFrom?: string | undefined;
  readonly stakeTo?: string | undefined;
}
const mostValues = 40;

const readList = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .slice(0, mostValues);

export function readFacets(asked: AskedFacets, currency: string): Facets {
  const stake = readMoney(asked.stakeTo, currency);
  const rtp = readPercent(asked.rtpFrom);
  return {
    ...noFacets,
    vendors: readList(asked.vassalage),
    kinds: readList(asked.kinds),
    features: readList(asked.features),
    volatilities: readList(asked.volatilities),
    rtpFrom: rtp !== null && rtp > 0n && rtp <= 10_000n ? Number(rtp) : null,
    stakeTo: stake !== null && stake > 0n ? stake : null,
  };
}

const orders: readonly GameOrder[] = ['popular', 'newest', 'name', 'rtp'];
/** Another word than those of the orders asks for none. */
export const readOrder = (text: string | undefined): GameOrder | undefined =>
  orders.find((order) => order === text);
