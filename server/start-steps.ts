import type { OperatorLink } from '../src/protocol/calls/people.ts';
import type { ConsoleDeps } from './console/deps.ts';
import { describeLink } from './console/people/link-address.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './infrastructure/config.ts';
import { SigningKeyError } from './infrastructure/keys/release-signer.ts';
import { SecretKeyError } from './infrastructure/keys/secret-key.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { refuseUnavailable } from './infrastructure/http/unavailable.ts';

/** The start cannot continue; the message says what to do. */
export class StartError extends Error {}

/** A key that is missing or wrong, or a newer database, is for the operator to read, not a fault of the program. */
export const withStartError = async <Value>(open: () => Value | Promise<Value>): Promise<Value> => {
  try {
    return await open();
  } catch (cause) {
    if (![SigningKeyError, SecretKeyError, NewerDatabaseError].some((kind) => cause instanceof kind))
      throw cause;
    throw new StartError((cause as Error).message, { cause });
  }
};

export const listen = async (
  app: FastifyInstance,
  port: number,
  host: string,
  name: string,
): Promise<number> => {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new StartError(`Port ${port} is taken; set ${name} to another one.`, { cause });
  }
  return (app.server.address() as AddressInfo).port;
};

/** Origins for ports chosen by the system must be known before the headers are made. */
export const assertOrigins = ({ portalOrigin, consoleOrigin, gamesOrigin }: Config): void => {
  if ([portalOrigin, consoleOrigin, gamesOrigin].some((origin) => origin.endsWith(':0')))
    throw new StartError('A port of 0 needs PORTAL_ORIGIN, CONSOLE_ORIGIN and GAMES_ORIGIN.');
};

/** An outage of the database is reported once where it is noticed, not by every caller that it affects. */
export const reportFault =
  (say: (sentence: string) => void, before = '') =>
  (cause: unknown): void => {
    if (refuseUnavailable(cause) === null)
      say(`${before}${cause instanceof Error ? cause.message : String(cause)}`);
  };

/** The start was ended by a signal before it was over. */
export class StoppedError extends Error {}

/** Gives up on `work` when the signal comes; what it began is the caller's to stop. */
export const untilStopped = async <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const stopped = new Promise<never>((_resolve, reject) => {
    const stop = (): void => reject(new StoppedError('Stopped while starting.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return Promise.race([work, stopped]);
};

/** The longest that one part of the program may take to end: a part that hangs must not keep the rest. */
const longestEndMs = 10_000;
export const endInTime = async (work: Promise<unknown>, ms = longestEndMs): Promise<void> => {
  await Promise.race([work, sleep(ms, undefined, { ref: false })]);
};

/** The one-use link by which the first administrator comes in; null once there is one. */
export const openSetupLink = async ({ links, consoleOrigin }: ConsoleDeps): Promise<OperatorLink | null> => {
  const setup = await links.openSetup();
  return setup === null ? null : describeLink(consoleOrigin, 'setup', setup);
};
