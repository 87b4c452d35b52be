import { sql, type RawBuilder } from 'kysely';
import type { GamesFacetsValue } from '../../../src/protocol/generated/wire-types.ts';
import { shareOf, unitOf, writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { selectNamed } from './game-store.ts';
import {
  kindColumn,
  listConditions,
  narrowToLobby,
  type FacetName,
  type GameSelection,
} from './narrow-games.ts';

/** Returns from which on games are offered, in hundredths of a percent. */
const returns = [9_400, 9_500, 9_600, 9_700];
/** Lowest stakes up to which games are offered, in hundredths of the currency's unit. */
const stakes = [10n, 50n, 100n, 500n];

const listStakes = (currency: string): readonly bigint[] => {
  const minor = stakes.map((stake) => shareOf(stake, unitOf(currency), 100n, 'half-up'));
  return [...new Set(minor)].filter((stake) => stake > 0n);
};

interface Count {
  readonly facet: string;
  readonly value: string;
  readonly label: string;
  readonly games: number;
}

/** Games that have all that is chosen, but of this facet. */
const fitsOthers = (name: FacetName | null, chosen: readonly FacetName[]): RawBuilder<boolean> => {
  const others = chosen.filter((each) => each !== name).map((each) => sql.ref(`b.has_${each}`));
  return others.length === 0 ? sql`true` : sql`(${sql.join(others, sql` and `)})`;
};

const counts = (currency: string, chosen: readonly FacetName[]): RawBuilder<Count> => sql`
  select 'page' as facet, b.vendor_code as value, max(b.vendor_name) as label, count(*)::integer as games
    from base b where ${fitsOthers('vendors', chosen)} group by b.vendor_code
  union all select 'type', b.kind, '', count(*)::integer
    from base b where b.kind <> '' and ${fitsOthers('kinds', chosen)} group by b.kind
  union all select 'feature', f.feature, '', count(*)::integer
    from base b, unnest(b.features) f (feature) where ${fitsOthers('features', chosen)} group by f.feature
  union all select 'volatility', b.volatility, '', count(*)::integer
    from base b where b.volatility is not null and ${fitsOthers('volatilities', chosen)} group by b.volatility
  union all select 'rtp', (r.least / 100)::text, '', count(*)::integer
    from base b join unnest(${returns}::integer[]) r (least) on b.rtp >= r.least
    where ${fitsOthers('rtpFrom', chosen)} group by r.least
  union all select 'stake', s.most::text, '', count(*)::integer
    from base b join unnest(${listStakes(currency).map(String)}::bigint[]) s (most) on b.stake_least <= s.most
    where ${fitsOthers('stakeTo', chosen)} group by s.most
  union all select 'total', '', '', count(*)::integer from base b where ${fitsOthers(null, chosen)}`;

/** How many games each further choice would leave, with all that is chosen of the other facets. */
export async function countFacets(
  db: Database,
  selection: GameSelection & { readonly name?: string | undefined },
  currency: string,
): Promise<GamesFacetsValue> {
  const named = await selectNamed(db, selection.name, (from) => narrowToLobby(from, selection));
  const conditions = listConditions(selection);
  const base =
    named === null
      ? null
      : named.select([
          'g.vendor_code',
          'v.name as vendor_name',
          kindColumn(selection.types).as('kind'),
          'g.features',
          'g.volatility',
          'g.rtp',
          'g.stake_least',
          ...[...conditions].map(([name, condition]) => condition.as(`has_${name}`)),
        ]);
  const { rows } =
    base === null
      ? { rows: [] }
      : await sql<Count>`with base as materialized ${base} ${counts(currency, [...conditions.keys()])}`.execute(
          db,
        );
  const of = (facet: string): Record<string, number> =>
    Object.fromEntries(rows.filter((row) => row.facet === facet).map(({ value, games }) => [value, games]));
  const written = (minor: string | bigint): string => writeMoney(BigInt(minor), currency);
  const vendors = rows
    .filter(({ facet }) => facet === 'page')
    .map(({ value, label }) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
  return {
    total: rows.find(({ facet }) => facet === 'total')?.games ?? 0,
    vendors,
    stakes: listStakes(currency).map((stake) => ({ value: written(stake), label: written(stake) })),
    counts: {
      page: of('page'),
      type: of('type'),
      feature: of('feature'),
      volatility: of('volatility'),
      rtp: of('rtp'),
      stake: Object.fromEntries(Object.entries(of('stake')).map(([minor, games]) => [written(minor), games])),
    },
  };
}
