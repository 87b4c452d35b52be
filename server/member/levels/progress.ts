import type { Selectable } from 'kysely';
import type { LevelsProgressValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { readLocalText } from '../messages/local-text.ts';
import type { MemberParts } from '../parts.ts';
import { readToday, sumValidBets } from '../turnover/valid-bets.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
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

/** Answers `levels.progress`: the level of the member, how far the next is, and what each brings. */
export async function readProgress(parts: MemberParts, caller: Caller): Promise<LevelsProgressValue> {
  const { id } = requireMember(caller);
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
  const [total, month] = await Promise.all([
    sumValidBets(parts, id, null),
    sumValidBets(parts, id, `${today.slice(0, 7)}-01`),
  ]);
  const ownLevel = levels.find(({ rank }) => rank === member.level_rank);
  const next = levels.find(({ rank }) => rank > member.level_rank);
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
    levels: levels.map((level) => describeLevel(level, { own: member.level_rank, language, write })),
  };
}
