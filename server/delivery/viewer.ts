import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActivePointer } from '../../src/protocol/release/release.ts';
import { toPointer } from '../site/live/site-readers.ts';
import { isInStage, type Viewer } from '../site/stage/stage-audience.ts';
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

type Sealed = Pick<DeliveryDeps, 'viewerSeal'>;
/** Who this browser was the last time; null where it was not asked yet, or says so without our seal. */
export const readSealedViewer = (request: FastifyRequest, { viewerSeal }: Sealed): Viewer | null =>
  viewerSeal.read(readCookie(request, cookieName) ?? '');

const keepViewer = (
  reply: FastifyReply,
  viewer: Viewer,
  { viewerSeal, secureCookies }: Sealed & Pick<DeliveryDeps, 'secureCookies'>,
): void => {
  const value = `${cookieName}=${viewerSeal.write(viewer)}`;
  const rest = `Path=/; Max-Age=${keptSeconds}; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;
  void reply.header('set-cookie', `${value}; ${rest}`);
};

type Needs = Pick<DeliveryDeps, 'findMember' | 'secureCookies' | 'random' | 'viewerSeal'>;
const findViewer = async (request: FastifyRequest, deps: Needs): Promise<Viewer | null> => {
  const token = request.headers.authorization;
  const member = token === undefined || token === '' ? null : await deps.findMember(token);
  return member ?? readSealedViewer(request, deps);
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
  const sealedViewer = readSealedViewer(request, deps);
  const loggedInViewer = await findViewer(request, deps);
  const viewer: Viewer = loggedInViewer ?? { kind: 'visitor', key: deps.random.uuid().replaceAll('-', '') };
  if (viewer.key !== sealedViewer?.key || viewer.kind !== sealedViewer.kind) keepViewer(reply, viewer, deps);
  const pointer = isInStage(stage, viewer) ? stage.pointer : live;
  return { pointer: toPointer(pointer), caching: 'private, no-cache' };
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
  const viewer = await findViewer(request, deps);
  return viewer !== null && isInStage(stage, viewer) ? toPointer(stage.pointer) : null;
};
