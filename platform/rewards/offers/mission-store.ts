import { sql, type Selectable } from 'kysely';
import {
  fixedFields,
  moneyMetrics,
  type MissionFields,
  type OfferFigures,
} from '../../../src/protocol/calls/offers.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { MissionTable } from '../missions/tables.ts';
import type { KeptOffer, OfferScope, OfferStore } from './offer-store.ts';
import { createOfferReader, writeBase } from './read-offer.ts';

type Row = Selectable<MissionTable>;
const highest = { count: 100_000_000, points: 1_000_000, tickets: 100 } as const;
const isMoney = (metric: MissionFields['metric']): boolean => moneyMetrics.includes(metric);
const orNone = (text: string): string => (text.trim() === '' ? '0' : text);

/** What an operator typed, as it is kept. @throws AppError 400 with field → code */
function toColumns(fields: MissionFields, currency: string) {
  const { fail, whole, amount, base, finish } = createOfferReader(currency);
  const { terms: _terms, ...columns } = base(fields, { terms: false, end: false });
  const target = isMoney(fields.metric)
    ? amount('target', fields.target)
    : whole('target', fields.target, 1, highest.count);
  const pays = fields.pays.trim() === '' ? 0n : amount('pays', fields.pays);
  const points = whole('points', orNone(fields.points), 0, highest.points);
  const tickets = whole('tickets', orNone(fields.tickets), 0, highest.tickets);
  if (pays === 0n && points === 0 && tickets === 0) fail('pays', 'offer.nothing');
  finish();
  return {
    ...columns,
    period: fields.period,
    metric: fields.metric,
    target: target.toString(),
    pays: pays.toString(),
    points: String(points),
    tickets,
  };
}
const toValues = (fields: MissionFields, currency: string) => {
  const columns = toColumns(fields, currency);
  return { ...columns, texts: JSON.stringify(columns.texts) };
};
const toFields = (row: Row, currency: string): MissionFields => ({
  ...writeBase(row),
  period: row.period,
  metric: row.metric,
  target: isMoney(row.metric) ? writeMoney(BigInt(row.target), currency) : row.target,
  pays: row.pays === '0' ? '' : writeMoney(BigInt(row.pays), currency),
  points: row.points,
  tickets: String(row.tickets),
});
const toKept = (row: Row, currency: string): KeptOffer<MissionFields> => ({
  id: row.id,
  state: row.state,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  fields: toFields(row, currency),
});

/** What a mission brings is fixed once it was approved, so that claims times reward is what was paid. */
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
    points: string;
    envelopes: string;
    asked: string;
    left: string;
  }>`select m.id::text as id, count(distinct c.member_id) as members, count(*) as granted,
      (count(*) * m.pays)::text as paid, (count(*) * m.points)::text as points,
      (count(*) * m.tickets)::text as envelopes,
      coalesce(sum(b.amount), 0)::text as asked,
      coalesce(sum(greatest(0, least(b.amount, b.mark - (t.asked - t.due)))), 0)::text as left
    from mission m join mission_claim c on c.mission_id = m.id
    left join bonus_wagering b on b.merchant = c.merchant and b.reference = 'mission:' || c.id
    left join member_turnover t on t.member_id = c.member_id
    where m.merchant = ${merchant} group by m.id`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        members: Number(row.members),
        granted: Number(row.granted),
        points: Number(row.points),
        envelopes: Number(row.envelopes),
        paid: writeMoney(BigInt(row.paid), currency),
        wagered: writeMoney(BigInt(row.asked) - BigInt(row.left), currency),
        toWager: writeMoney(BigInt(row.asked), currency),
      },
    ]),
  );
}

const selectOwn = ({ db, merchant }: OfferScope) =>
  db.selectFrom('mission').selectAll().where('merchant', '=', merchant);

/** Missions, as operators prepare and run them. */
export const missionStore: OfferStore<MissionFields> = {
  kind: 'mission',
  pictures: () => ({}),
  fixed: fixedFields.mission,
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
    return (await db.insertInto('mission').values(values).returning('id').executeTakeFirstOrThrow()).id;
  },
  update: async ({ db, currency }, id, fields, state) => {
    const values = { ...toValues(fields, currency), state };
    await db.updateTable('mission').set(values).where('id', '=', id).execute();
  },
  // Members are shown an ended mission as over, for as long as one that ran out.
  stop: async ({ db }, id, to, now) => {
    const ends = sql<Date>`case when starts_at < ${now} then least(ends_at, ${now}) else ends_at end`;
    const values = to === 'ended' ? ({ state: to, ends_at: ends } as const) : { state: to };
    await db.updateTable('mission').set(values).where('id', '=', id).execute();
  },
  remove: async ({ db }, id) => {
    await db.deleteFrom('mission').where('id', '=', id).execute();
  },
  figures: readFigures,
};
