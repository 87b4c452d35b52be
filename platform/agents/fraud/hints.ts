import type { HintFactName, HintKind } from '../../../src/protocol/calls/fraud.ts';
import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import { groupBy } from '../contracts/settlement/group-by.ts';

/** A fact as it is kept: who, when and what. Amounts in minor units. */
export interface Fact {
  readonly what: HintFactName;
  /** ISO 8601. */
  readonly at: string;
  readonly member: string;
  readonly other: string | null;
  readonly detail: string;
  readonly amount: string | null;
}
export interface Hint {
  readonly kind: HintKind;
  /** Names the facts: the same ones give the same mark. */
  readonly mark: string;
  readonly members: readonly string[];
  readonly facts: readonly Fact[];
}
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Something that the account of a member has; `value` is compared, `shown` is what an operator reads. */
export interface Trait {
  readonly memberId: string;
  readonly what: Extract<HintFactName, 'bankAccount' | 'document' | 'networkAndDevice'>;
  readonly value: string;
  readonly shown: string;
}
export interface Referral {
  readonly referrerId: string;
  readonly memberId: string;
  readonly at: Date;
}
/** More accounts than these in one network with one kind of device are a café or a campus, not one person. */
const mostInOnePlace = 4;

/** Members who have the bank account, the paper, or the network and device of who brought them. */
export function findSelfReferrals(referrals: readonly Referral[], traits: readonly Trait[]): readonly Hint[] {
  const owners = new Map<string, Set<string>>();
  const ofMember = new Map<string, Map<string, Trait>>();
  for (const trait of traits) {
    const key = `${trait.what} ${trait.value}`;
    owners.set(key, (owners.get(key) ?? new Set()).add(trait.memberId));
    ofMember.set(trait.memberId, (ofMember.get(trait.memberId) ?? new Map<string, Trait>()).set(key, trait));
  }
  const isTelling = (key: string, { what }: Trait): boolean =>
    what !== 'networkAndDevice' || (owners.get(key)?.size ?? 0) <= mostInOnePlace;
  return referrals.flatMap(({ referrerId, memberId, at }) => {
    const theirs = ofMember.get(memberId);
    const shared = [...(ofMember.get(referrerId) ?? [])].filter(
      ([key, trait]) => theirs?.has(key) === true && isTelling(key, trait),
    );
    if (shared.length === 0) return [];
    const fact = (what: HintFactName, detail: string): Fact => ({
      what,
      at: at.toISOString(),
      member: referrerId,
      other: memberId,
      detail,
      amount: null,
    });
    return [
      {
        kind: 'selfReferral',
        mark: `${referrerId}:${memberId}`,
        members: [referrerId, memberId],
        facts: [fact('referral', ''), ...shared.map(([, { what, shown }]) => fact(what, shown))],
      },
    ];
  });
}

/** A stake on some of the outcomes of which one happens. */
export interface SidedBet {
  readonly memberId: string;
  /** The agent that the member is directly below, or is. */
  readonly teamId: string;
  /** The issue and play, as an operator reads it. */
  readonly event: string;
  readonly at: Date;
  readonly stake: bigint;
  readonly sides: readonly string[];
  /** All outcomes of which one happens. */
  readonly outcomes: readonly string[];
}
const hedgeMs = 10 * minuteMs;
/** Once or twice is chance: many members bet on big or small. */
const leastHedges = 3;
/** Stakes are alike where the smaller one is at least four fifths of the larger one. */
const areAlike = (less: bigint, more: bigint): boolean => less * 5n >= more * 4n;

const isHedge = (one: SidedBet, other: SidedBet): boolean => {
  const [less, more] = one.stake < other.stake ? [one.stake, other.stake] : [other.stake, one.stake];
  const isDisjoint = one.sides.every((side) => !other.sides.includes(side));
  const both = new Set([...one.sides, ...other.sides]);
  return (
    one.memberId !== other.memberId &&
    Math.abs(one.at.getTime() - other.at.getTime()) <= hedgeMs &&
    areAlike(less, more) &&
    isDisjoint &&
    one.outcomes.every((outcome) => both.has(outcome))
  );
};
/** Pairs of one team that repeatedly covered all outcomes of an event with like stakes, by day (UTC). */
export function findHedges(bets: readonly SidedBet[]): readonly Hint[] {
  const events = groupBy(bets, ({ teamId, event }) => `${teamId} ${event}`);
  const pairs = new Map<string, { readonly day: string; readonly bets: readonly SidedBet[] }[]>();
  for (const group of events.values())
    for (const [index, one] of group.entries()) {
      const other = group.slice(index + 1).find((bet) => isHedge(one, bet));
      if (other === undefined) continue;
      const key = [one.memberId, other.memberId].toSorted().join(':');
      const day = utcDay(one.at);
      pairs.set(key, [...(pairs.get(key) ?? []), { day, bets: [one, other] }]);
    }
  return [...pairs].flatMap(([key, hedges]) =>
    [...groupBy(hedges, ({ day }) => day)].flatMap(([day, all]): readonly Hint[] =>
      new Set(all.map(({ bets: [one] }) => one?.event)).size < leastHedges
        ? []
        : [
            {
              kind: 'hedgedBets',
              mark: `${key}:${day}`,
              members: key.split(':'),
              facts: all.flatMap((hedge) =>
                hedge.bets.map((bet) => ({
                  what: 'bet' as const,
                  at: bet.at.toISOString(),
                  member: bet.memberId,
                  other: null,
                  detail: `${bet.event}: ${bet.sides.join(', ')}`,
                  amount: bet.stake.toString(),
                })),
              ),
            },
          ],
    ),
  );
}

export interface Sent {
  readonly id: string;
  readonly senderId: string;
  readonly recipientId: string;
  readonly amount: bigint;
  readonly at: Date;
}
const circleMs = 3 * dayMs;
const mostMembers = 4;
/** What comes back is the same money where at least half of it is passed on at each step. */
const isPassedOn = (got: bigint, sent: bigint): boolean => sent * 2n >= got;

/** Money that comes back to its sender through at most four members within three days. */
export function findCircles(transfers: readonly Sent[]): readonly Hint[] {
  const bySender = groupBy(
    transfers.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    ({ senderId }) => senderId,
  );
  const walk = (way: readonly [Sent, ...Sent[]]): readonly Sent[] | null => {
    const [first] = way;
    const last = way.at(-1) ?? first;
    if (last.recipientId === first.senderId) return way;
    if (way.length === mostMembers) return null;
    for (const next of bySender.get(last.recipientId) ?? []) {
      const isLater = next.at > last.at && next.at.getTime() - first.at.getTime() <= circleMs;
      const isNew =
        next.recipientId === first.senderId || way.every((one) => one.senderId !== next.recipientId);
      if (!isLater || !isPassedOn(last.amount, next.amount) || !isNew) continue;
      const circle = walk([...way, next]);
      if (circle !== null) return circle;
    }
    return null;
  };
  return transfers.flatMap((first): readonly Hint[] => {
    const way = walk([first]);
    if (way === null) return [];
    return [
      {
        kind: 'circularTransfer',
        mark: way.map(({ id }) => id).join('-'),
        members: way.map(({ senderId }) => senderId),
        facts: way.map(({ senderId, recipientId, amount, at }) => ({
          what: 'transfer' as const,
          at: at.toISOString(),
          member: senderId,
          other: recipientId,
          detail: '',
          amount: amount.toString(),
        })),
      },
    ];
  });
}
