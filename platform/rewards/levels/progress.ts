import type { Selectable } from 'kysely';
import type { LevelsProgressValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { readLocalText } from '../../messages/local-text.ts';
import type { MemberParts } from '../../parts.ts';
import { readOpenDay, readToday, sumValidBets, type Turnover } from '../../money/turnover/valid-bets.ts';
import { readMemberCurrency, trialType } from '../../money/wallet/currency.ts';
import type { MemberLevelTable } from './tables.ts';

type Level = Selectable<MemberLevelTable>;
type Write = (minor: bigint | string) => string;

const describeLevel = (
  level: Level,
  { own, language, write }: { own: number; language: string; write: Write },
) => {
  const { title, text } = readLocalText(level.texts, language);
  return {
    rank: level.rank,
    name: title,
    text: text ?? '',
    state: level.rank === own ? 'current' : level.rank < own ? 'reached' : 'ahead',
    totalTurnover: write(level.total_bets),
    monthlyTurnover: write(level.month_bets),
    keepTurnover: write(level.keep_bets),
    bonus: write(level.bonus),
  } as const;
};

interface Bets {
  readonly total: Turnover;
  readonly month: Turnover;
}
const none: Bets = { total: { amount: 0n, bets: 0 }, month: { amount: 0n, bets: 0 } };

/** The highest level of which the targets are met; a day's end raises those who played on that day. */
async function readRise(
  parts: MemberParts,
  { id, today, above, bets }: { id: string; today: string; above: readonly Level[]; bets: Bets },
): Promise<{ readonly level: Level; readonly when: 'today' | 'tomorrow' | 'nextBet' } | null> {
  const { total, month } = bets;
  const level = above.findLast(
    ({ total_bets, month_bets }) => total.amount >= BigInt(total_bets) && month.amount >= BigInt(month_bets),
  );
  if (level === undefined) return null;
  const openDay = await readOpenDay(parts);
  const [open, sinceToday] = await Promise.all([
    sumValidBets(parts, id, openDay),
    sumValidBets(parts, id, today),
  ]);
  return { level, when: sinceToday.bets > 0 ? 'tomorrow' : open.bets > 0 ? 'today' : 'nextBet' };
}

/** Answers `levels.progress`: the level of the member, how far the next is, and what each brings. */
export async function readProgress(parts: MemberParts, caller: Caller): Promise<LevelsProgressValue> {
  const { id, customerType } = requireMember(caller);
  const { db, merchant } = parts;
  const [currency, today, member, levels] = await Promise.all([
    readMemberCurrency(db, id),
    readToday(parts),
    db
      .selectFrom('member')
      .select(['level_name', 'level_rank'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db.selectFrom('member_level').selectAll().where('merchant', '=', merchant).orderBy('rank').execute(),
  ]);
  const write: Write = (minor) => writeMoney(BigInt(minor), currency.code);
  // What a free demo plays counts for no level.
  const bets =
    customerType === trialType
      ? none
      : {
          total: await sumValidBets(parts, id, null),
          month: await sumValidBets(parts, id, `${today.slice(0, 7)}-01`),
        };
  const { total, month } = bets;
  const ownLevel = levels.find(({ rank }) => rank === member.level_rank);
  const above = levels.filter(({ rank }) => rank > member.level_rank);
  const next = above[0];
  const rise = customerType === trialType ? null : await readRise(parts, { id, today, above, bets });
  const { language } = caller;
  const compare = (actual: bigint, expected: string | undefined) => ({
    actual: write(actual),
    expected: write(expected ?? 0n),
  });
  return {
    playerRankName:
      ownLevel === undefined ? member.level_name : readLocalText(ownLevel.texts, language).title,
    rankLevel: member.level_rank,
    nextRankName: next === undefined ? '' : readLocalText(next.texts, language).title,
    currencySymbol: currency.symbol,
    monthlyTurnover: compare(month.amount, next?.month_bets),
    totalTurnover: compare(total.amount, next?.total_bets),
    keepTurnover: compare(month.amount, ownLevel?.keep_bets),
    ...(rise !== null && {
      rise: { name: readLocalText(rise.level.texts, language).title, when: rise.when },
    }),
    levels: levels.map((level) => describeLevel(level, { own: member.level_rank, language, write })),
  };
}
