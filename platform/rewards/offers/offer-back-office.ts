import type { AuditFactChange } from '../../../src/protocol/audit/audit-facts.ts';
import type { OfferCalls, OfferFields } from '../../../src/protocol/calls/offers.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { answerAfter, answerEndings } from '../../../server/infrastructure/http/answer-after.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { listFaults } from '../../messages/entries/check-entry.ts';
import { readEntryFacts } from '../../messages/entries/entry-facts.ts';
import { readChecked, refuseCall, refuseFields } from '../../calls/refusals.ts';
import { endProposal, type Decision } from '../../second-person.ts';
import { missionStore } from './mission-store.ts';
import type { KeptOffer, OfferScope, OfferStore } from './offer-store.ts';
import { promotionStore } from './promotion-store.ts';
import {
  findAll,
  nameState,
  openScope,
  readOverview,
  selectProposals,
  writeProposal,
  type Deps,
  type ProposalRow,
} from './read-overview.ts';

/** What an operator asks for about one offer. */
interface Asked {
  readonly id: string;
  readonly by: string;
}
/** `id` is null for a new one. */
interface Draft<Fields> {
  readonly id: string | null;
  readonly fields: Fields;
  readonly by: string;
}
interface Request<Fields> extends Asked {
  readonly fields: Fields;
  readonly note: string;
}
interface Stop extends Asked {
  readonly to: 'paused' | 'ended';
  readonly note: string;
}
/** Reads fields and writes them again, as they are kept. @throws AppError 400 with field → code */
async function tidyChecked<Fields extends OfferFields>(
  deps: Deps,
  scope: OfferScope,
  { store, fields }: { readonly store: OfferStore<Fields>; readonly fields: Fields },
): Promise<Fields> {
  const findings = await findAll(store, fields, await readEntryFacts(deps));
  return readChecked(() => store.tidy(scope, fields), listFaults(findings));
}

/** Locks an offer about which nothing waits. @throws AppError 404 `offer.unknown`, 409 `offer.waiting` */
async function requireFree<Fields extends OfferFields>(
  scope: OfferScope,
  store: OfferStore<Fields>,
  id: string,
): Promise<KeptOffer<Fields>> {
  const offer = await store.lock(scope, id);
  if (offer === undefined) throw refuseCall('offer.unknown', 'There is no such offer.', 404);
  const waiting = await selectProposals(scope, store)
    .where('offer_id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (waiting !== undefined)
    throw refuseCall('offer.waiting', 'A proposal about it is pending already.', 409);
  return offer;
}
/** For the audit: before is null where members saw nothing of it yet. */
const compareOffers = ({ state, fields }: KeptOffer<OfferFields>, after: OfferFields): AuditFactChange => ({
  before: state === 'draft' ? null : fields,
  after,
});
const requireDraft = ({ state }: KeptOffer<unknown>): void => {
  if (state !== 'draft') throw refuseCall('offer.not-draft', 'The offer is no longer a draft.', 409);
};

/** What members rely on stays as it was approved, and the end only moves away. @throws AppError 400 with field → code */
function assertKept<Fields extends OfferFields>(
  store: OfferStore<Fields>,
  offer: KeptOffer<Fields>,
  fields: Fields,
): void {
  if (offer.state === 'draft') return;
  const changed = store.fixed.filter((name) => fields[name] !== offer.fields[name]);
  const isEarlier = fields.endsAt !== '' && (offer.endsAt === null || new Date(fields.endsAt) < offer.endsAt);
  const faults = {
    ...Object.fromEntries(changed.map((name) => [name, 'offer.fixed'])),
    ...(isEarlier ? { endsAt: 'offer.earlier' } : {}),
  };
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
}
/** @throws AppError 409 `offer.ended`, `offer.over` */
function assertOpen({ state }: KeptOffer<unknown>, fields: OfferFields, now: Date): void {
  if (state === 'ended') throw refuseCall('offer.ended', 'The offer has ended.', 409);
  if (fields.endsAt !== '' && new Date(fields.endsAt) <= now)
    throw refuseCall('offer.over', 'The end of the offer has passed.', 409);
}

async function saveDraft<Fields extends OfferFields>(
  deps: Deps,
  store: OfferStore<Fields>,
  { id, fields: typed, by }: Draft<Fields>,
): Promise<void> {
  const { db, merchant, clock } = deps;
  const fields = await tidyChecked(deps, await openScope(db, merchant), { store, fields: typed });
  await db.transaction().execute(async (transaction) => {
    const scope = await openScope(transaction, merchant);
    if (id !== null) {
      requireDraft(await requireFree(scope, store, id));
      await store.update(scope, id, fields, 'draft');
    }
    const subject = `${store.kind}:${id ?? (await store.insert(scope, fields))}`;
    const entry = { action: `${store.kind}.draft`, author: by, subject, note: '', at: clock.now() };
    await appendOperation(transaction, merchant, entry);
  });
}
async function removeDraft<Fields extends OfferFields>(
  { db, merchant, clock }: Deps,
  store: OfferStore<Fields>,
  { id, by }: Asked,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const scope = await openScope(transaction, merchant);
    requireDraft(await requireFree(scope, store, id));
    await store.remove(scope, id);
    const [action, subject] = [`${store.kind}.remove`, `${store.kind}:${id}`];
    await appendOperation(transaction, merchant, { action, author: by, subject, note: '', at: clock.now() });
  });
}

async function propose<Fields extends OfferFields>(
  deps: Deps,
  store: OfferStore<Fields>,
  { id, fields, note, by }: Request<Fields>,
): Promise<void> {
  const { db, merchant, clock } = deps;
  const now = clock.now();
  const wanted = await tidyChecked(deps, await openScope(db, merchant), { store, fields });
  await db.transaction().execute(async (transaction) => {
    const scope = await openScope(transaction, merchant);
    const offer = await requireFree(scope, store, id);
    assertOpen(offer, wanted, now);
    assertKept(store, offer, wanted);
    const isSame = JSON.stringify(wanted) === JSON.stringify(store.tidy(scope, offer.fields));
    if (isSame && offer.state === 'active')
      throw refuseCall('offer.same', 'The offer is like that already.', 409);
    const row = { kind: store.kind, offer_id: id, fields: JSON.stringify(wanted) };
    await transaction
      .insertInto('offer_proposal')
      .values({ merchant, ...row, state: 'waiting', note, proposed_by: by, proposed_at: now })
      .execute();
    const [action, subject] = [`${store.kind}.propose`, `${store.kind}:${id}`];
    const change = compareOffers(offer, wanted);
    await appendOperation(transaction, merchant, { action, author: by, subject, note, at: now, change });
  });
}

/** Members cannot join or claim it from then on; one person is enough, since nothing is paid by it. */
async function stop<Fields extends OfferFields>(
  { db, merchant, clock }: Deps,
  store: OfferStore<Fields>,
  { id, to, note, by }: Stop,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const scope = await openScope(transaction, merchant);
    const offer = await store.lock(scope, id);
    if (offer === undefined) throw refuseCall('offer.unknown', 'There is no such offer.', 404);
    const state = nameState(offer, now);
    if (state === 'draft' || state === 'ended' || state === to)
      throw refuseCall('offer.same', 'The offer is like that already.', 409);
    await store.stop(scope, id, to, now);
    // A proposal that waits would put the offer in force again.
    await transaction
      .updateTable('offer_proposal')
      .set({ state: 'withdrawn', reason: note, decided_by: by, decided_at: now })
      .where('merchant', '=', merchant)
      .where('kind', '=', store.kind)
      .where('offer_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    const [action, subject] = [`${store.kind}.${to}`, `${store.kind}:${id}`];
    await appendOperation(transaction, merchant, { action, author: by, subject, note, at: now });
  });
}

/**
 * Ends a proposal; an approved one is in force from then on.
 * @throws AppError as `endProposal` does, 404 `offer.unknown`, 409 `offer.ended`, `offer.over`
 */
async function decide<Fields extends OfferFields>(
  deps: Deps,
  store: OfferStore<Fields>,
  decision: Decision,
): Promise<void> {
  const { merchant } = deps;
  await endProposal<ProposalRow>(
    deps,
    {
      table: 'offer_proposal',
      select: (db) =>
        db
          .selectFrom('offer_proposal')
          .selectAll()
          .where('merchant', '=', merchant)
          .where('kind', '=', store.kind),
      area: store.kind,
      nameSubject: ({ offer_id: id }) => `${store.kind}:${id}`,
      carryOut: async (db, row, now) => {
        const scope = await openScope(db, merchant);
        const { fields, offerId } = writeProposal<Fields>(row);
        const offer = await store.lock(scope, offerId);
        if (offer === undefined) throw refuseCall('offer.unknown', 'There is no such offer.', 404);
        assertOpen(offer, fields, now);
        // The site may have changed since it was asked for.
        await tidyChecked({ ...deps, db }, scope, { store, fields });
        await store.update(scope, offerId, fields, 'active');
        return compareOffers(offer, fields);
      },
    },
    decision,
  );
}

function openBackOffice<Fields extends OfferFields>(
  deps: Deps,
  store: OfferStore<Fields>,
): Answers<OfferCalls<Fields>> {
  const read = () => readOverview(deps, store);
  return {
    read,
    saveDraft: answerAfter((draft: Draft<Fields>) => saveDraft(deps, store, draft), read),
    removeDraft: answerAfter((asked: Asked) => removeDraft(deps, store, asked), read),
    propose: answerAfter((request: Request<Fields>) => propose(deps, store, request), read),
    stop: answerAfter((asked: Stop) => stop(deps, store, asked), read),
    ...answerEndings((decision) => decide(deps, store, decision), read),
  };
}
/** Deposit bonuses and missions, for the console. */
export const createOfferBackOffice = (deps: Deps): Pick<ConsoleDeps, 'promotions' | 'missions'> => ({
  promotions: openBackOffice(deps, promotionStore),
  missions: openBackOffice(deps, missionStore),
});
