import type {
  VerificationAnswerRequest,
  VerificationAnswerValue,
  VerificationChallengeValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { hashToken } from '../../calls/tokens.ts';
import type { MemberParts } from '../../parts.ts';
import { drawSlider, sliderSize } from './draw-slider.ts';

const challengeSeconds = 120;
const tokenSeconds = 600;
const attempts = 3;
/** CSS pixels that an answer may be off. */
const tolerance = 5;
/** Half of it is about a second of SHA-256 in a browser. */
const leastWork = 50_000;
const perMinute = 30;
/** Pieces of work that one network gets at the least price in a window; after that each few cost twice as much. */
const cheapPieces = 20;
const piecesPerDoubling = 5;
const mostDoublings = 6;
const priceWindowSeconds = 15 * 60;
const nameWork = (network: string): string => `work:${network}`;

/**
 * The numbers to try at most for the next piece of work of this network. A person needs one, and gets it
 * back by a good login; who asks repeatedly is likely a program, which computes faster than a browser.
 */
async function priceWork({ limits }: MemberParts, network: string): Promise<number> {
  const counted = cheapPieces + mostDoublings * piecesPerDoubling;
  const token = await limits.takeToken(nameWork(network), counted, priceWindowSeconds);
  const above = (token.ok ? counted - token.left : counted) - cheapPieces;
  return leastWork * 2 ** Math.max(0, Math.ceil(above / piecesPerDoubling));
}

/** Anyone who logged in was a person: their piece of work makes the next one of the household no dearer. */
export const forgetWork = ({ limits }: MemberParts, network: string): Promise<void> =>
  limits.giveBack(nameWork(network));

async function drawChallenge(
  parts: MemberParts,
  kind: 'slider' | 'work',
  network: string,
): Promise<{ answer: number; shown: Partial<VerificationChallengeValue> }> {
  const { random } = parts;
  if (kind === 'work') {
    const maximum = await priceWork(parts, network);
    const answer = random.integer(0, maximum + 1);
    const salt = random.token(16);
    const target = hashToken(`${salt}${answer}`);
    return { answer, shown: { work: { algorithm: 'SHA-256', salt, target, maximum } } };
  }
  const { width, height, piece: pieceWidth } = sliderSize;
  const answer = random.integer(pieceWidth + 24, width - pieceWidth - 8);
  const { puzzle, piece } = await drawSlider(answer, random);
  const challenge = {
    puzzle: puzzle.toString('base64'),
    piece: piece.toString('base64'),
    width,
    height,
    pieceWidth,
  };
  return { answer, shown: { slider: challenge } };
}

/** A new puzzle, or a piece of work for people who cannot use a slider. */
export async function issueChallenge(
  parts: MemberParts,
  caller: Caller,
  kind: 'slider' | 'work',
): Promise<VerificationChallengeValue> {
  const { db, clock, random, limits } = parts;
  await requireToken(limits, { key: `challenge:${caller.network}`, limit: perMinute, windowSeconds: 60 });
  const { answer, shown } = await drawChallenge(parts, kind, caller.network);
  const id = random.token(18);
  const now = clock.now();
  await db.deleteFrom('human_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('human_token').where('expires_at', '<=', now).execute();
  const expires_at = new Date(now.getTime() + challengeSeconds * 1000);
  await db
    .insertInto('human_challenge')
    .values({ id, kind, answer, attempts_left: attempts, expires_at })
    .execute();
  return { id, kind, expiresInSeconds: challengeSeconds, attemptsLeft: attempts, ...shown };
}

function isRight(kind: 'slider' | 'work', answer: number, given: VerificationAnswerRequest): boolean {
  return kind === 'slider'
    ? given.offset !== undefined && Math.abs(given.offset - answer) <= tolerance
    : given.number === answer;
}

/** Judges an answer; a right one gives a token that the next protected call uses up. */
export async function answerChallenge(
  { db, clock, random }: MemberParts,
  given: VerificationAnswerRequest,
): Promise<VerificationAnswerValue> {
  const now = clock.now();
  // One atomic step: two answers at the same moment never share an attempt.
  const row = await db
    .updateTable('human_challenge')
    .set((set) => ({ attempts_left: set('attempts_left', '-', 1) }))
    .where('id', '=', given.id)
    .where('expires_at', '>', now)
    .where('attempts_left', '>', 0)
    .returning(['kind', 'answer', 'attempts_left'])
    .executeTakeFirst();
  if (row === undefined)
    throw refuseCall('verification.expired', 'The challenge is unknown, over or used up.');
  if (!isRight(row.kind, row.answer, given)) {
    const code = row.attempts_left > 0 ? 'verification.wrong' : 'verification.exhausted';
    throw refuseCall(code, 'The answer is wrong.', 400, { attemptsLeft: row.attempts_left });
  }
  const challenge = await db
    .deleteFrom('human_challenge')
    .where('id', '=', given.id)
    .returning('id')
    .executeTakeFirst();
  if (challenge === undefined)
    throw refuseCall('verification.expired', 'The challenge was used a moment ago.');
  const token = random.token();
  const expires_at = new Date(now.getTime() + tokenSeconds * 1000);
  await db
    .insertInto('human_token')
    .values({ token_hash: hashToken(token), expires_at })
    .execute();
  return { token, expiresInSeconds: tokenSeconds };
}

/** Uses up a token of `answerChallenge`; throws where it is missing, unknown, over or used. */
export async function useHumanToken({ db, clock }: MemberParts, token: string | undefined): Promise<void> {
  const row = await db
    .deleteFrom('human_token')
    .where('token_hash', '=', hashToken(token ?? ''))
    .where('expires_at', '>', clock.now())
    .returning('token_hash')
    .executeTakeFirst();
  if (token === undefined || row === undefined) {
    throw refuseCall('verification.required', 'A fresh human verification is required.');
  }
}
