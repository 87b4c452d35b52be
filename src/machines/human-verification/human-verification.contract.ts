import { defineContract, withoutPayload } from '../define-flow.ts';
import { closedObject, oneOfTexts, orNull, withSamples } from '../payload-schema.ts';
import type { ValueOf, ValuesOf } from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { flag, text, integer } from '../value-kinds.ts';

/** `slider`: move a piece into a gap. `work`: a sum the browser works out, nothing to see or drag. */
const kind = oneOfTexts(['slider', 'work']);
/** Addresses of the two pictures, and the width of the puzzle in CSS pixels. Null for `work`. */
const pictures = { puzzle: orNull(text), piece: orNull(text), width: orNull(integer) };
const challengeSchema = closedObject({
  id: text,
  kind,
  ...pictures,
  attemptsLeft: integer,
  /** What is to be worked out; opaque to the machine. */
  task: orNull(text),
});
export type Challenge = ValueOf<typeof challengeSchema>;
const values = {
  kind,
  challenge: orNull(challengeSchema),
  attemptsLeft: integer,
  offset: orNull(integer),
  error: orNull(text),
  /** Proof of passing, handed to the parent as output and nowhere else. */
  ticket: orNull(text),
};
export type HumanVerificationContext = ValuesOf<typeof values>;
const noPictures = { puzzle: null, piece: null, width: null };
export const verificationProjection = describeProjection(
  closedObject({
    state: text,
    kind,
    ...pictures,
    attemptsLeft: orNull(integer),
    busy: flag,
    error: orNull(text),
  }),
  ({ kind: method, challenge, attemptsLeft, error }: HumanVerificationContext, state) => {
    const { puzzle, piece, width } =
      state === 'sliding' || state === 'checking' ? (challenge ?? noPictures) : noPictures;
    return {
      state,
      kind: method,
      puzzle,
      piece,
      width,
      attemptsLeft: challenge === null ? null : attemptsLeft,
      busy: state === 'loading' || state === 'checking',
      error,
    };
  },
);
export type VerificationProjection = ValueOf<typeof verificationProjection.projection>;

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
/** The slider, with a way that needs neither eyes nor a pointer; attempts and expiry (specification, section 4). */
export const humanVerificationContract = defineContract({
  id: 'humanVerification',
  summary:
    'Asks for a slider puzzle, or for a sum the browser works out, and hands on the ticket of passing.',
  events: {
    'verification.answer': closedObject({
      offset: withSamples<number>({ type: 'integer', minimum: 0, maximum: 2000 }, [120, 40]),
    }),
    ...withoutPayload('verification.alternative', 'verification.refresh', 'verification.cancel'),
  },
  ...verificationProjection,
  output: closedObject({ ticket: orNull(text) }),
  states: {
    server: ['loading', 'checking'],
    person: ['failed', 'expired', 'exhausted'],
    final: ['passed', 'cancelled'],
    form: ['sliding'],
  },
  services: {
    loadChallenge: call({ kind }, challengeSchema, [
      done('slider', {
        id: 'c-1',
        kind: 'slider',
        puzzle: picture,
        piece: picture,
        width: 320,
        attemptsLeft: 2,
        task: null,
      }),
      done('work', { id: 'c-2', kind: 'work', ...noPictures, attemptsLeft: 1, task: 'task' }),
    ]),
    solve: callOnce({ id: text, kind, offset: orNull(integer), task: orNull(text) }, { ticket: text }, [
      done('passed', { ticket: 'ticket-1' }),
      failed('wrong place', 'verification.wrong'),
      failed('wrong for the last time', 'verification.exhausted'),
      failed('too late', 'verification.expired'),
    ]),
  },
  delays: ['challengeExpiry'],
  secrets: ['ticket', 'offset'],
  bounded: (context: HumanVerificationContext) => ({
    kind: context.kind,
    challenge: context.challenge?.kind ?? null,
    attemptsLeft: context.attemptsLeft > 1 ? 'some' : context.attemptsLeft === 1 ? 'one' : 'none',
  }),
});
