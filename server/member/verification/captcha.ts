import { tooManyRequests } from '../../platform/limits.ts';
import type { Caller } from '../http/call.ts';
import { refuseField } from '../http/refusals.ts';
import { hashToken, isSameDigest } from '../http/tokens.ts';
import type { MemberParts } from '../parts.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { glyphs } from './glyphs.ts';

const length = 5;
const lifeMs = 5 * 60_000;
const cookie = 'foyer_captcha';
/** Pictures per network and minute: drawing one costs about 3 ms of a core. */
const perMinute = 60;
const alphabet = Object.keys(glyphs).join('');

const hashAnswer = (id: string, answer: string): string =>
  hashToken(`${id}:${answer.normalize('NFKC').toUpperCase().trim()}`);

/** Draws a new picture and binds its answer to a cookie that only this server reads. */
export async function issueCaptcha(parts: MemberParts, caller: Caller): Promise<string> {
  const { db, clock, random, limits } = parts;
  const token = await limits.takeToken(`captcha:${caller.network}`, perMinute, 60);
  if (!token.ok) throw tooManyRequests(token.retryAfterSeconds);
  const answer = Array.from({ length }, () => alphabet[random.integer(0, alphabet.length)] ?? 'A').join('');
  const id = random.token();
  const now = clock.now();
  const old = caller.cookies[cookie];
  await db
    .deleteFrom('captcha')
    .where((where) => where.or([where('expires_at', '<=', now), where('id_hash', '=', hashToken(old ?? ''))]))
    .execute();
  await db
    .insertInto('captcha')
    .values({
      id_hash: hashToken(id),
      answer_hash: hashAnswer(id, answer),
      expires_at: new Date(now.getTime() + lifeMs),
    })
    .execute();
  void caller.reply.setCookie(cookie, id, {
    httpOnly: true,
    sameSite: 'strict',
    secure: parts.secureCookies,
    path: '/wps',
    maxAge: lifeMs / 1000,
  });
  return (await drawCaptcha(answer, random)).toString('base64');
}

/** Uses up the picture of this browser; throws where the answer is missing or wrong. */
export async function checkCaptcha(
  parts: MemberParts,
  caller: Caller,
  answer: string | undefined,
): Promise<void> {
  if (answer === undefined || answer.trim() === '') {
    throw refuseField('captcha', 'captcha.required', 'The captcha is required.');
  }
  const id = caller.cookies[cookie] ?? '';
  const row = await parts.db
    .deleteFrom('captcha')
    .where('id_hash', '=', hashToken(id))
    .where('expires_at', '>', parts.clock.now())
    .returning('answer_hash')
    .executeTakeFirst();
  if (row === undefined || !isSameDigest(row.answer_hash, hashAnswer(id, answer))) {
    throw refuseField('captcha', 'captcha.wrong', 'The captcha does not match its picture.');
  }
}
