import type { ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../db/database.ts';
import { allProducts } from '../products.ts';
import { shelves, type DueContract, type Shelf } from './facts.ts';
import { groupBy } from './group-by.ts';
import { loadTerms, type Terms, type TermsAsked } from './load-terms.ts';
import type { Slots, TermSlots } from './periods.ts';

/** The part of a contract's period that is settled with the slot; null where none is. */
type FindPart = (period: ContractPeriod, held: TermSlots) => Slots | null;

/** Products for which a member has terms apart in any slot of a period of the contract for all. */
const findApart = (terms: readonly Terms[], { from, to }: Slots): readonly Shelf[] =>
  shelves.filter((shelf) =>
    terms.some(
      ({ product, held }) => product === shelf && held.from <= to && (held.to === null || held.to >= from),
    ),
  );

/** The contracts of a kind that a settlement is about; nothing is carried into their periods. */
export async function loadContracts(
  db: Database,
  asked: TermsAsked,
  findPart: FindPart,
): Promise<readonly DueContract[]> {
  const terms = await loadTerms(db, asked);
  const termsOf = groupBy(terms, ({ memberId }) => memberId);
  return terms.flatMap(({ contractId: id, held, ...rest }): DueContract[] => {
    const part = findPart(rest.period, held);
    if (part === null) return [];
    const isForAll = rest.product === allProducts;
    const apart = isForAll ? findApart(termsOf.get(rest.memberId) ?? [], part) : [];
    return [{ ...rest, id, from: part.from, apart, carriedLoss: 0n, carriedDue: 0n }];
  });
}
