import { AppError } from '../../../server/infrastructure/http/app-error.ts';

/**
 * What a vendor does about a refusal. `final`: nothing, it stays refused. `unknown-parent`: nothing, what
 * it is about was never booked. `settled`: nothing, the round has ended. `duplicate`: look into it, the name
 * was used for something else. `temporary`: send the same again. `reality-check`: wait until the player
 * has answered the platform's question.
 */
export const errorClasses = [
  'final',
  'unknown-parent',
  'settled',
  'duplicate',
  'temporary',
  'reality-check',
  'internal',
] as const;
export type ErrorClass = (typeof errorClasses)[number];

const classes: Readonly<Record<string, ErrorClass>> = {
  'game.round-unknown': 'unknown-parent',
  'transaction.unknown': 'unknown-parent',
  'game.round-closed': 'settled',
  'request.key-reused': 'duplicate',
  'payout.held': 'temporary',
  'server.busy': 'temporary',
  'server.unavailable': 'temporary',
  'play.check-due': 'reality-check',
  'play.resting': 'reality-check',
  'consent.due': 'reality-check',
  'details.due': 'reality-check',
  'identity.due': 'reality-check',
};

/** A refusal as a vendor gets it: with its class, and with the balance where money was missing. */
export function classify(refusal: AppError, balance: string | null): AppError {
  const { status, code, message, retryAfterSeconds } = refusal;
  return new AppError(
    {
      status,
      code,
      message,
      value: {
        class: classes[code] ?? (status >= 500 ? 'internal' : 'final'),
        ...(balance === null ? {} : { balance }),
      },
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    },
    { cause: refusal },
  );
}
