import { unitOf } from '../../src/protocol/money/money.ts';
import type { LocalTexts } from '../../platform/local-texts.ts';
import type { MissionsListValue } from '../../src/protocol/generated/wire-types.ts';
import { dayMs } from '../../platform/calendar-days.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { writeSeedTexts } from './amounts.ts';

type Mission = MissionsListValue['missions'][number];
/** Titles in English, Arabic and Filipino. */
type Words = readonly [en: string, ar: string, ty: string];
interface SeedMission {
  readonly period: Mission['period'];
  readonly metric: Mission['metric'];
  readonly target: bigint;
  readonly words: Words;
  /** Whole units of the currency. */
  readonly pays?: bigint;
  readonly points?: number;
  readonly tickets?: number;
  readonly wagering?: number;
  readonly endDays?: number;
}
const mission = (terms: Omit<SeedMission, 'words'>, words: Words): SeedMission => ({ ...terms, words });
const seedMissions: readonly SeedMission[] = [
  mission({ period: 'daily', metric: 'logInDays', target: 1n, points: 5 }, [
    'Log in today',
    'سجّل الدخول اليوم',
    'Mag-log in ngayong araw',
  ]),
  mission({ period: 'daily', metric: 'rounds', target: 20n, points: 20 }, [
    'Play 20 rounds today',
    'العب 20 جولة اليوم',
    'Maglaro ng 20 round ngayong araw',
  ]),
  mission({ period: 'daily', metric: 'lotteryTickets', target: 3n, tickets: 1 }, [
    'Three lottery tickets today',
    'ثلاث تذاكر يانصيب اليوم',
    'Tatlong tiket sa loterya ngayong araw',
  ]),
  mission({ period: 'weekly', metric: 'validBets', target: 5_000n, pays: 50n, wagering: 1 }, [
    'Valid bets of ¤5,000 this week',
    'رهانات صالحة بقيمة ¤5,000 هذا الأسبوع',
    'Valid na taya na ¤5,000 ngayong linggo',
  ]),
  mission({ period: 'weekly', metric: 'depositAmount', target: 1_000n, points: 100 }, [
    'Deposit ¤1,000 this week',
    'أودع ¤1,000 هذا الأسبوع',
    'Magdeposito ng ¤1,000 ngayong linggo',
  ]),
  mission({ period: 'once', metric: 'logInDays', target: 5n, points: 150, endDays: 60 }, [
    'Log in on five days',
    'سجّل الدخول في خمسة أيام',
    'Mag-log in sa limang araw',
  ]),
  mission({ period: 'once', metric: 'deposits', target: 1n, tickets: 2 }, [
    'Make a deposit',
    'قم بإيداع',
    'Magdeposito',
  ]),
];
/** Whole units of the currency, by place. */
const prizes = [1_000n, 500n, 300n] as const;
const languages = ['EN', 'AR', 'TY'] as const;
const title = (words: Words): LocalTexts =>
  Object.fromEntries(
    languages.map((language, index) => [language, { title: words[index] ?? words[0] }]),
  ) as LocalTexts;
const isMoney = (metric: Mission['metric']): boolean => metric === 'validBets' || metric === 'depositAmount';

/** Missions of each kind, the prizes of the leaderboard, and points for valid bets. */
export async function makeMissions(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
): Promise<string> {
  const { code, symbol } = await readCurrency(db, merchant);
  const now = clock.now();
  const unit = unitOf(code);
  await db
    .insertInto('mission')
    .values(
      seedMissions.map((mission, position) => ({
        merchant,
        position,
        texts: writeSeedTexts(title(mission.words), symbol),
        period: mission.period,
        metric: mission.metric,
        target: String(isMoney(mission.metric) ? mission.target * unit : mission.target),
        pays: String((mission.pays ?? 0n) * unit),
        points: String(mission.points ?? 0),
        tickets: mission.tickets ?? 0,
        wagering: mission.wagering ?? 0,
        starts_at: new Date(now.getTime() - 7 * dayMs),
        ends_at: mission.endDays === undefined ? null : new Date(now.getTime() + mission.endDays * dayMs),
      })),
    )
    .execute();
  await db
    .insertInto('leaderboard_prize')
    .values(
      prizes.map((pays, index) => ({
        merchant,
        place: index + 1,
        pays: String(pays * unit),
        wagering: 1,
        texts: JSON.stringify(
          title([
            `Weekly leaderboard: rank ${index + 1}`,
            `لوحة صدارة الأسبوع: المركز ${index + 1}`,
            `Leaderboard ng linggo: puwesto ${index + 1}`,
          ]),
        ),
      })),
    )
    .execute();
  await db
    .updateTable('point_setting')
    .set({ bets_per_point: String(100n * unit) })
    .where('merchant', '=', merchant)
    .execute();
  return `${seedMissions.length} missions, ${prizes.length} prizes of the week`;
}
