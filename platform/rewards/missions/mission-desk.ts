import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import { missions } from '../../../src/protocol/desks/offers.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import { createDesk } from '../../desks/create-desk.ts';
import type { Shelf, ShelfChange, ValuesOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { findEndFault, noteOffers } from '../offer-notes.ts';
import { moneyMetrics } from './list-missions.ts';

type Mission = ValuesOf<typeof missions>;
const highestCount = 100_000_000n;

interface Aim {
  readonly metric?: Json;
  readonly target?: Json;
}
/** A target as its column has it: minor units of money, else a count. Null where it is none. */
function readTarget({ metric, target }: Aim, currency: string): bigint | null {
  const text = toText(target ?? '');
  if (moneyMetrics.some((one) => one === metric)) return readMoney(text, currency);
  const count = /^[0-9]{1,9}$/.test(text) ? BigInt(text) : null;
  return count === null || count > highestCount ? null : count;
}
const isMoney = ({ metric }: Aim): boolean => moneyMetrics.some((one) => one === metric);

/** The table, whose target is money by some metrics and a count by others. */
function openMissionShelf(merchant: string): Shelf {
  const shelf = openTableShelf(missions, { merchant, table: 'mission' });
  const currencyOf = async (db: Database) => (await readCurrency(db, merchant)).code;
  return {
    ...shelf,
    list: async (db) => {
      const currency = await currencyOf(db);
      return (await shelf.list(db)).map(({ key, values }) => {
        const target = toText(values['target'] ?? '');
        return {
          key,
          values: { ...values, target: isMoney(values) ? writeMoney(BigInt(target), currency) : target },
        };
      });
    },
    save: async (db, key, values, now) => {
      const target = readTarget(values, await currencyOf(db)) ?? 0n;
      return shelf.save(db, key, { ...values, target: target.toString() }, now);
    },
  };
}

function findFaults({ after, currency }: ShelfChange<Mission>): Readonly<Record<string, DeskFault>> {
  const target = readTarget(after, currency);
  const unread = isMoney(after) ? 'amount.invalid' : 'number.invalid';
  const small = isMoney(after) ? 'amount.too-small' : 'number.too-small';
  const brings = (readMoney(after.pays, currency) ?? 0n) > 0n || after.points > 0 || after.tickets > 0;
  return {
    ...(target === null ? { target: unread } : target <= 0n ? { target: small } : {}),
    ...(brings ? {} : { pays: 'prize.empty' }),
  };
}

/** What a mission brings is fixed, so that claims times reward is what was paid. */
async function listFigures(db: Database, merchant: string) {
  const { code } = await readCurrency(db, merchant);
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
  const write = (minor: bigint): string => `${writeMoney(minor, code)} ${code}`;
  const unlessZero = (count: string, text: string): readonly string[] => (count === '0' ? [] : [text]);
  return Object.fromEntries(
    rows.map(
      ({ id, members, granted, paid, points, envelopes, asked, left }): [string, readonly string[]] => [
        id,
        [
          `members: ${members}`,
          `claims: ${granted}`,
          ...unlessZero(paid, `paid: ${write(BigInt(paid))}`),
          ...unlessZero(points, `points: ${points}`),
          ...unlessZero(envelopes, `red envelopes: ${envelopes}`),
          ...unlessZero(asked, `wagered: ${write(BigInt(asked) - BigInt(left))} of ${write(BigInt(asked))}`),
        ],
      ],
    ),
  );
}

/** Missions, for the console. */
export function createMissionDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant } = deps;
  const shelf = openMissionShelf(merchant);
  return createDesk<Mission>(deps, missions, shelf, {
    check: async (_db, change) => ({ ...findFaults(change), ...findEndFault(change) }),
    usedBy: (db) => listFigures(db, merchant),
    note: async (db) => noteOffers(deps, await shelf.list(db)),
  });
}
