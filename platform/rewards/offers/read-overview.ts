import type { Selectable } from 'kysely';
import type {
  OfferFields,
  OfferFigures,
  OfferLine,
  OfferOverview,
  OfferProposal,
  OfferState,
} from '../../../src/protocol/calls/offers.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { checkEntry } from '../../messages/entries/check-entry.ts';
import { readEntryFacts, type EntryFacts, type FactSources } from '../../messages/entries/entry-facts.ts';
import { readLocalText } from '../../messages/local-text.ts';
import { writeRecord } from '../../../server/infrastructure/audit/proposal-columns.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import type { KeptOffer, OfferScope, OfferStore } from './offer-store.ts';
import type { OfferProposalTable } from './tables.ts';

export type Deps = Pick<MemberDeps, 'merchant'> & FactSources;
export type ProposalRow = Selectable<OfferProposalTable>;
const pastRows = 20;

export const openScope = async (db: Database, merchant: string): Promise<OfferScope> => ({
  db,
  merchant,
  currency: (await readCurrency(db, merchant)).code,
});
export const selectProposals = (
  { db, merchant }: OfferScope,
  { kind }: Pick<OfferStore<OfferFields>, 'kind'>,
) => db.selectFrom('offer_proposal').selectAll().where('merchant', '=', merchant).where('kind', '=', kind);

export function writeProposal<Fields>(row: ProposalRow): OfferProposal<Fields> {
  // The kind of the row is the kind of its fields: the back office wrote both.
  return { ...writeRecord(row), offerId: row.offer_id, fields: row.fields as Fields };
}
/** Of an offer as it is kept, at a moment. */
export function nameState(
  { state, startsAt, endsAt }: Omit<KeptOffer<unknown>, 'id' | 'fields'>,
  now: Date,
): OfferState {
  if (state === 'draft') return 'draft';
  if (state === 'ended' || (endsAt !== null && endsAt <= now)) return 'ended';
  if (state === 'paused') return 'paused';
  return startsAt > now ? 'planned' : 'running';
}

/** What the site says about the fields of an offer. */
export const findAll = <Fields extends OfferFields>(
  store: OfferStore<Fields>,
  fields: Fields,
  facts: EntryFacts,
) => {
  const end = new Date(fields.endsAt);
  return checkEntry(
    {
      // Promotions and missions have pages for everyone.
      readers: 'anyone',
      pictures: store.pictures(fields),
      texts: Object.fromEntries(Object.entries(fields.texts).map(([code, words]) => [code, { ...words }])),
      end: { field: 'endsAt', at: Number.isNaN(end.getTime()) ? null : end },
    },
    facts,
  );
};
/** Offers of one kind, with what came of each and what waits. */
export async function readOverview<Fields extends OfferFields>(
  deps: Deps,
  store: OfferStore<Fields>,
): Promise<OfferOverview<Fields>> {
  const scope = await openScope(deps.db, deps.merchant);
  const now = deps.clock.now();
  const [offers, figures, waiting, past, levels] = await Promise.all([
    store.list(scope),
    store.figures(scope),
    selectProposals(scope, store).where('state', '=', 'waiting').execute(),
    selectProposals(scope, store)
      .where('state', '<>', 'waiting')
      .orderBy('id', 'desc')
      .limit(pastRows)
      .execute(),
    deps.db
      .selectFrom('member_level')
      .select(['rank', 'texts'])
      .where('merchant', '=', deps.merchant)
      .orderBy('rank')
      .execute(),
  ]);
  const zero = writeMoney(0n, scope.currency);
  const facts = await readEntryFacts(deps);
  const counts = { members: 0, granted: 0, points: 0, envelopes: 0 };
  const nothing: OfferFigures = { ...counts, paid: zero, wagered: zero, toWager: zero };
  const proposals = new Map(waiting.map((row) => [row.offer_id, writeProposal<Fields>(row)]));
  const writeLine = async (offer: KeptOffer<Fields>): Promise<OfferLine<Fields>> => {
    const state = nameState(offer, now);
    return {
      id: offer.id,
      state,
      fields: offer.fields,
      figures: figures.get(offer.id) ?? nothing,
      waiting: proposals.get(offer.id) ?? null,
      findings: state === 'ended' ? [] : await findAll(store, offer.fields, facts),
    };
  };
  return {
    offers: await Promise.all(offers.map(writeLine)),
    past: past.map((row) => writeProposal<Fields>(row)),
    levels: levels.map(({ rank, texts }) => ({ rank, name: readLocalText(texts, 'EN').title })),
    currency: scope.currency,
  };
}
