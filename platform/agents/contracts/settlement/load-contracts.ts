import type { ContractPeriod } from '../../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../../server/db/database.ts';
import { allProducts } from '../products.ts';
import { shelves, type DueContract, type Shelf, type TermsAbove } from './facts.ts';
import { groupBy } from './group-by.ts';
import { loadTerms, type Terms, type TermsAsked } from './load-terms.ts';
import type { Slots, TermSlots } from './periods.ts';

/** The part of a contract's period that is settled with the slot; null where none is. */
type FindPart = (period: ContractPeriod, held: TermSlots) => Slots | null;

const overlaps = ({ held }: Terms, { from, to }: Slots): boolean =>
  held.from <= to && (held.to === null || held.to >= from);

/** Products for which a member has terms apart in any slot of a period of the contract for all. */
const findApart = (terms: readonly Terms[], part: Slots): readonly Shelf[] =>
  shelves.filter((shelf) => terms.some((one) => one.product === shelf && overlaps(one, part)));

/** The terms of each member, and whether those of a member were asked for. */
interface TermsBook {
  readonly termsOf: ReadonlyMap<string, readonly Terms[]>;
  readonly isAsked: (memberId: string) => boolean;
}
/**
 * The terms of who gives a contract, in the part of the period in which it held: those for its product, else those for
 * all, and the newest where they changed. Undefined where the house gives it, and where they were not asked for.
 */
function findAbove(
  { uplineId, product }: Pick<Terms, 'uplineId' | 'product'>,
  book: TermsBook,
  part: Slots,
): TermsAbove | undefined {
  if (uplineId === null || !book.isAsked(uplineId)) return undefined;
  const all = book.termsOf.get(uplineId) ?? [];
  const held = all
    .filter((terms) => overlaps(terms, part))
    .toSorted((one, other) => one.held.from.localeCompare(other.held.from));
  const ofProduct = held.findLast((terms) => terms.product === product);
  const terms = ofProduct ?? held.findLast((one) => one.product === allProducts);
  if (terms === undefined) return { memberId: uplineId, product, apart: [], tiers: [] };
  const apart = terms.product === allProducts ? findApart(all, part) : [];
  const above = findAbove(terms, book, part);
  return {
    memberId: uplineId,
    product: terms.product,
    apart,
    tiers: terms.tiers,
    ...(above === undefined ? {} : { above }),
  };
}

/** The contracts of a kind that a settlement is about; nothing is carried into their periods. */
export async function loadContracts(
  db: Database,
  asked: TermsAsked,
  findPart: FindPart,
): Promise<readonly DueContract[]> {
  const terms = await loadTerms(db, asked);
  const termsOf = groupBy(terms, ({ memberId }) => memberId);
  const book = { termsOf, isAsked: (id: string) => asked.memberIds?.includes(id) ?? true };
  return terms.flatMap(({ contractId: id, held, uplineId, ...rest }): DueContract[] => {
    const part = findPart(rest.period, held);
    if (part === null) return [];
    const isForAll = rest.product === allProducts;
    const apart = isForAll ? findApart(termsOf.get(rest.memberId) ?? [], part) : [];
    const above = findAbove({ uplineId, product: rest.product }, book, part);
    return [
      {
        ...rest,
        id,
        from: part.from,
        apart,
        carriedLoss: 0n,
        carriedDue: 0n,
        ...(above === undefined ? {} : { above }),
      },
    ];
  });
}
