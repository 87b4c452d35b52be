import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { readDay } from '../../../src/protocol/time/minimum-age.ts';
import {
  demonstrationPasswords,
  demonstrationWords,
  holdsText,
  isMadeOf,
  isMadeOfPublic,
  listWords,
  wellKnownWords,
} from '../../../src/protocol/document/password-words.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberParts } from '../../parts.ts';

/** What an account says of its person. */
interface Described {
  readonly account: string;
  readonly nickname?: string | undefined;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly profile: JsonObject;
}
/** Details that friends know, and that a page or a payment shows. */
const knownFields = [
  'payeeName',
  'idNumber',
  'telegram',
  'whatsapp',
  'line',
  'facebook',
  'wechat',
  'zalo',
  'qqNum',
];

/** A birthday as people type it into six or eight digits. */
function writeDay(birthday: string): readonly string[] {
  const [year = '', month = '', day = ''] = (readDay(birthday) ?? '').split('-');
  if (day === '') return [];
  const short = year.slice(2);
  return [year, short].flatMap((y) => [`${y}${month}${day}`, `${day}${month}${y}`, `${month}${day}${y}`]);
}
/** What others may know of a person: a password made of it is easy to guess. */
export function describeKnown({
  account,
  nickname = '',
  mobile,
  email,
  profile,
}: Described): readonly string[] {
  const texts = knownFields.map((field) => profile[field]);
  const birthday = profile['birthday'];
  return [
    ...[account, nickname, email ?? '', (email ?? '').split('@')[0] ?? ''],
    ...texts.filter((text) => typeof text === 'string'),
    ...(typeof birthday === 'string' ? writeDay(birthday) : []),
    // As many as a fund password has, whatever is dialled before them.
    (mobile ?? '').slice(-6),
  ].filter((text) => text !== '');
}

/** {@link describeKnown} of a member. */
export async function readKnown(db: Database, memberId: string): Promise<readonly string[]> {
  const row = await db
    .selectFrom('member')
    .select(['account', 'nickname', 'mobile', 'email', 'profile'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return describeKnown(row);
}

/** Whether a password holds the name of the brand or one of `about`, or is little more than words that anyone knows. */
export async function isMadeOfKnown(
  { liveSite, merchant, isDemonstration }: Pick<MemberParts, 'liveSite' | 'merchant' | 'isDemonstration'>,
  password: string,
  about: readonly string[],
): Promise<boolean> {
  const { name: brand } = await liveSite.site();
  if (isMadeOfPublic(password, [brand, ...about])) return true;
  if (isMadeOf(password, [...wellKnownWords, ...listWords([brand, merchant, ...about])])) return true;
  // The demonstration's own accounts have them, and so may people who try it.
  if (isDemonstration) return false;
  return isMadeOf(password, demonstrationWords) || holdsText(password, Object.values(demonstrationPasswords));
}
