import { sql, type Selectable } from 'kysely';
import { fixedFields, type OfferFigures, type PromotionFields } from '../../../src/protocol/calls/offers.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { PromotionTable } from '../promotions/tables.ts';
import type { KeptOffer, OfferScope, OfferStore } from './offer-store.ts';
import { createOfferReader, writeBase } from './read-offer.ts';

type Row = Selectable<PromotionTable>;
const highestRank = 1_000;
const highestPercent = 500;
const dialingCode = /^\+[0-9]{1,4}$/;

/** What an operator typed, as it is kept. @throws AppError 400 with field → code */
function toColumns(fields: PromotionFields, currency: string) {
  const { fail, whole, amount, base, finish } = createOfferReader(currency);
  const columns = base(fields, { terms: true, end: true });
  const isPercent = fields.bonusKind === 'percent';
  const percent = isPercent ? whole('bonus', fields.bonus, 1, highestPercent) : null;
  const fixed = isPercent ? null : amount('bonus', fields.bonus);
  const cap = fixed ?? amount('cap', fields.cap);
  const minimum = amount('minimum', fields.minimum);
  const image = fields.image.trim();
  const codes = fields.dialingCodes.split(/[\s,]+/).filter((code) => code !== '');
  if (!codes.every((code) => dialingCode.test(code))) fail('dialingCodes', 'offer.dialing');
  const rank = whole('leastRank', fields.leastRank, 1, highestRank);
  finish();
  if (columns.ends_at === null) throw new Error('Expected the reader to refuse a promotion without an end.');
  return {
    ...columns,
    ends_at: columns.ends_at,
    promotion_type: fields.firstDeposit ? 'FIRST_DEPOSIT' : 'DEPOSIT',
    image,
    least_rank: rank,
    first_deposit: fields.firstDeposit,
    dialing_codes: codes,
    percent,
    fixed: fixed?.toString() ?? null,
    cap: cap.toString(),
    minimum: minimum.toString(),
  };
}
const toValues = (fields: PromotionFields, currency: string) => {
  const columns = toColumns(fields, currency);
  return { ...columns, texts: JSON.stringify(columns.texts), terms: JSON.stringify(columns.terms) };
};
const toFields = (row: Row, currency: string): PromotionFields => {
  const write = (minor: string): string => writeMoney(BigInt(minor), currency);
  return {
    ...writeBase(row),
    image: row.image,
    bonusKind: row.percent === null ? 'fixed' : 'percent',
    bonus: row.percent === null ? write(row.fixed ?? row.cap) : String(row.percent),
    cap: write(row.cap),
    minimum: write(row.minimum),
    leastRank: String(row.least_rank),
    firstDeposit: row.first_deposit,
    dialingCodes: row.dialing_codes.join(', '),
  };
};
const toKept = (row: Row, currency: string): KeptOffer<PromotionFields> => ({
  id: row.id,
  state: row.state,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  fields: toFields(row, currency),
});

async function readFigures({
  db,
  merchant,
  currency,
}: OfferScope): Promise<ReadonlyMap<string, OfferFigures>> {
  const { rows } = await sql<{
    id: string;
    members: string;
    granted: string;
    paid: string;
    asked: string;
    left: string;
  }>`select e.promotion_id::text as id, count(*) as members,
      count(*) filter (where e.state = 'granted') as granted,
      coalesce(sum(e.bonus) filter (where e.state = 'granted'), 0)::text as paid,
      coalesce(sum(b.amount), 0)::text as asked,
      coalesce(sum(greatest(0, least(b.amount, b.mark - (t.asked - t.due)))), 0)::text as left
    from promotion_entry e
    left join bonus_wagering b on b.merchant = e.merchant and b.reference = 'promotion:' || e.id
    left join member_turnover t on t.member_id = e.member_id
    where e.merchant = ${merchant} group by e.promotion_id`.execute(db);
  return new Map(
    rows.map(({ id, members, granted, paid, asked, left }) => [
      id,
      {
        members: Number(members),
        granted: Number(granted),
        points: 0,
        envelopes: 0,
        paid: writeMoney(BigInt(paid), currency),
        wagered: writeMoney(BigInt(asked) - BigInt(left), currency),
        toWager: writeMoney(BigInt(asked), currency),
      },
    ]),
  );
}

const selectOwn = ({ db, merchant }: OfferScope) =>
  db.selectFrom('promotion').selectAll().where('merchant', '=', merchant);

/** Deposit bonuses, as operators prepare and run them. */
export const promotionStore: OfferStore<PromotionFields> = {
  kind: 'promotion',
  pictures: ({ image }) => ({ image: image.trim() }),
  fixed: fixedFields.promotion,
  list: async (scope) =>
    (await selectOwn(scope).orderBy('position').orderBy('id').execute()).map((row) =>
      toKept(row, scope.currency),
    ),
  lock: async (scope, id) => {
    const row = await selectOwn(scope).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    return row === undefined ? undefined : toKept(row, scope.currency);
  },
  tidy: ({ currency }, fields) => {
    const columns = toColumns(fields, currency);
    return toFields({ ...columns, id: '', merchant: '', state: 'draft' }, currency);
  },
  insert: async ({ db, merchant, currency }, fields) => {
    const values = { ...toValues(fields, currency), merchant, state: 'draft' } as const;
    return (await db.insertInto('promotion').values(values).returning('id').executeTakeFirstOrThrow()).id;
  },
  update: async ({ db, currency }, id, fields, state) => {
    const values = { ...toValues(fields, currency), state };
    await db.updateTable('promotion').set(values).where('id', '=', id).execute();
  },
  stop: async ({ db }, id, to) => {
    await db.updateTable('promotion').set({ state: to }).where('id', '=', id).execute();
  },
  remove: async ({ db }, id) => {
    await db.deleteFrom('promotion').where('id', '=', id).execute();
  },
  figures: readFigures,
};
