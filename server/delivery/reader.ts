import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActivePointer } from '../../src/protocol/release.ts';
import { toPointer } from '../site/site-readers.ts';
import { isInStage, type Reader } from '../site/stage-audience.ts';
import type { DeliveryDeps } from './deps.ts';
import { requireActive } from './live-pointer.ts';
import { readCookie } from './read-cookie.ts';

/**
 * Set only while a stage is open. It does not identify a person: it is a random number of the browser or,
 * after a login, a digest of the member, so that the next visit begins with the release that this member has.
 * It is sealed: if keys could be made up, one person would count as many, see a stage of others, and end it.
 */
const cookieName = 'foyer-reader';
const keptSeconds = 30 * 24 * 3_600;

type Sealed = Pick<DeliveryDeps, 'readerSeal'>;
/** Who this browser was the last time; null where it was not asked yet, or says so without our seal. */
export const readKnownReader = (request: FastifyRequest, { readerSeal }: Sealed): Reader | null =>
  readerSeal.read(readCookie(request, cookieName) ?? '');

const keepReader = (
  reply: FastifyReply,
  reader: Reader,
  { readerSeal, secureCookies }: Sealed & Pick<DeliveryDeps, 'secureCookies'>,
): void => {
  const value = `${cookieName}=${readerSeal.write(reader)}`;
  const rest = `Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${value}; ${rest}`);
};

type Needs = Pick<DeliveryDeps, 'findMember' | 'secureCookies' | 'random' | 'readerSeal'>;
const findReader = async (request: FastifyRequest, deps: Needs): Promise<Reader | null> => {
  const token = request.headers.authorization;
  const member = token === undefined || token === '' ? null : await deps.findMember(token);
  return member ?? readKnownReader(request, deps);
};

/** The release for the caller, and how long an answer with it may be kept. */
export const chooseShown = async (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Needs & Pick<DeliveryDeps, 'watch' | 'merchant'>,
): Promise<{ readonly pointer: ActivePointer; readonly caching: string }> => {
  const live = requireActive(deps);
  const stage = deps.watch.stage();
  if (stage === null) return { pointer: toPointer(live), caching: 'no-cache' };
  const sealedReader = readKnownReader(request, deps);
  const loggedInReader = await findReader(request, deps);
  const reader: Reader = loggedInReader ?? { kind: 'visitor', key: deps.random.uuid().replaceAll('-', '') };
  if (reader.key !== sealedReader?.key || reader.kind !== sealedReader.kind) keepReader(reply, reader, deps);
  const shown = isInStage(stage, reader) ? stage.pointer : live;
  return { pointer: toPointer(shown), caching: 'private, no-cache' };
};

/**
 * The staged release where a call comes from a page that shows it, and the caller is in the stage;
 * null for every other call: what is live answers it.
 */
export const findStagedCall = async (
  request: FastifyRequest,
  deps: Needs & Pick<DeliveryDeps, 'watch'>,
): Promise<ActivePointer | null> => {
  const stage = deps.watch.stage();
  if (stage === null || request.headers['x-release'] !== stage.pointer.release) return null;
  const reader = await findReader(request, deps);
  return reader !== null && isInStage(stage, reader) ? toPointer(stage.pointer) : null;
};
