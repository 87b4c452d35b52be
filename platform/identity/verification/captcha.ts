import { captchaSigns } from '../../../src/protocol/code-lengths.ts';
import { toLatinDigits } from '../../../src/protocol/words/latin-digits.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import type { Random } from '../../../server/infrastructure/random.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseField } from '../../calls/refusals.ts';
import { hashToken, isSameDigest } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { glyphs } from './glyphs.ts';
import { speakDigits } from './speak-digits.ts';

const lifeMs = 5 * 60_000;
const cookie = 'foyer_captcha';
const pictures = { length: captchaSigns.picture, alphabet: Object.keys(glyphs).join('') } as const;
const sounds = { length: captchaSigns.sound, alphabet: '0123456789' } as const;
/** Pictures per network and minute: drawing one costs about 3 ms of a core. */
const picturesPerMinute = 60;
/** Sounds per network in a quarter of an hour: few people need one, and programs understand speech. */
const soundsPerWindow = { limit: 30, seconds: 15 * 60 } as const;

/** Digits of every keyboard are digits, and spaces between digits say nothing. */
const normalise = (answer: string): string =>
  toLatinDigits(answer.normalize('NFKC')).replaceAll(/\s/g, '').toUpperCase();
const hashAnswer = (id: string, answer: string): string => hashToken(`${id}:${normalise(answer)}`);

const choose = (random: Random, { length, alphabet }: { length: number; alphabet: string }): string =>
  Array.from({ length }, () => alphabet[random.integer(0, alphabet.length)] ?? '').join('');

/** Binds an answer to a cookie that only this server reads, in place of the one that this browser had. */
async function keepAnswer(parts: MemberParts, caller: Caller, answer: string): Promise<void> {
  const { db, clock, random } = parts;
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
}

/** Draws a new picture, as PNG in base64. */
export async function issuePicture(parts: MemberParts, caller: Caller): Promise<string> {
  await requireToken(parts.limits, {
    key: `captcha:${caller.network}`,
    limit: picturesPerMinute,
    windowSeconds: 60,
  });
  const answer = choose(parts.random, pictures);
  await keepAnswer(parts, caller, answer);
  return (await drawCaptcha(answer, parts.random)).toString('base64');
}

/** Speaks new digits in the language of the page, as WAV in base64. */
export async function issueSound(parts: MemberParts, caller: Caller): Promise<string> {
  const { limit, seconds } = soundsPerWindow;
  await requireToken(parts.limits, { key: `captcha-sound:${caller.network}`, limit, windowSeconds: seconds });
  const answer = choose(parts.random, sounds);
  await keepAnswer(parts, caller, answer);
  return (await speakDigits(answer, caller.language, parts.random)).toString('base64');
}

/** Uses up the picture or the sound of this browser; throws where the answer is missing or wrong. */
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
