import type pg from 'pg';
import { readMoney } from '../../src/protocol/money/money.ts';

/** Minor units of an amount of the wire; the storm is on the default site. */
export const toMinor = (text: string): bigint => {
  const amount = readMoney(text, 'PHP');
  if (amount === null) throw new Error(`Expected an amount, got ${text}`);
  return amount;
};

/** A change of money or points that somebody was told of. */
export interface Effect {
  /** What the ledger calls it; the same one is told of once or more. */
  readonly reference: string;
  readonly memberId: string;
  /** Minor units. */
  readonly money?: bigint;
  readonly points?: bigint;
}

/**
 * What the clients know: the sum of all that was acknowledged to them, written without a look at the
 * database. In the end it is held against what the database has.
 */
export interface Book {
  open(memberId: string, money: bigint, points: bigint): void;
  /** Told twice, an effect counts once: a repeat is answered like the first. */
  write(effect: Effect): void;
  /** One sentence for each difference to the database; empty where there is none. */
  compare(pool: pg.Pool): Promise<readonly string[]>;
  readonly effects: () => number;
}

interface Have {
  money: bigint;
  points: bigint;
}
/** Transfers that no client asked for. */
const ownOfHouse = /^opening:/;

const compareAccounts = async (
  pool: pg.Pool,
  told: ReadonlyMap<string, Have>,
): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ member_id: string; currency: string; balance: string }>(
    'select member_id, currency, balance from ledger_account where member_id is not null',
  );
  return rows.flatMap(({ member_id, currency, balance }) => {
    const have = told.get(member_id);
    if (have === undefined) return [];
    const expected = currency === 'PTS' ? have.points : have.money;
    return BigInt(balance) === expected
      ? []
      : [`member ${member_id} was told of ${expected} ${currency}, the ledger has ${balance}`];
  });
};
const compareReferences = async (pool: pg.Pool, told: ReadonlySet<string>): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ reference: string }>('select reference from ledger_transfer');
  // A claim or a conversion of money and points: two transfers of one effect.
  const toEffect = (reference: string): string =>
    /^(reward|convert):/.test(reference) ? reference.split(':').slice(0, 2).join(':') : reference;
  const booked = new Set(rows.map(({ reference }) => toEffect(reference)));
  const lost = [...told].filter((reference) => !booked.has(reference));
  const silent = [...booked].filter((reference) => !ownOfHouse.test(reference) && !told.has(reference));
  return [
    ...(lost.length === 0 ? [] : [`${lost.length} acknowledged and not booked, such as ${lost[0]}`]),
    ...(silent.length === 0
      ? []
      : [`${silent.length} booked and acknowledged to nobody, such as ${silent[0]}`]),
  ];
};

export const createBook = (): Book => {
  const accounts = new Map<string, Have>();
  const references = new Set<string>();
  return {
    open: (memberId, money, points) => {
      accounts.set(memberId, { money, points });
    },
    write: ({ reference, memberId, money = 0n, points = 0n }) => {
      const account = accounts.get(memberId);
      if (account === undefined || references.has(reference)) return;
      references.add(reference);
      account.money += money;
      account.points += points;
    },
    compare: async (pool) => [
      ...(await compareAccounts(pool, accounts)),
      ...(await compareReferences(pool, references)),
    ],
    effects: () => references.size,
  };
};
