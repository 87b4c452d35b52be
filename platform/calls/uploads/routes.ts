import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { uploadDeadlines } from '../../../server/infrastructure/http/deadlines.ts';
import { checkMerchant } from '../check-merchant.ts';
import { looksOnly, notSignedIn, refuseCall } from '../refusals.ts';
import { refuseToken } from '../../identity/sessions/ended-sessions.ts';
import { readSession, type SessionMember } from '../../identity/sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { checkAvailability } from '../../play/availability/check-availability.ts';
import { requireRealAccount } from '../../identity/security/fund-password.ts';
import { mostBytes } from './clean-picture.ts';
import { pictureHeaders } from './picture-headers.ts';
import { countUpload, readUpload, storeUpload } from './uploads.ts';

const uploadPath = '/wps/member/uploads';
const types = ['image/png', 'image/jpeg', 'application/octet-stream'];

async function findMember(parts: MemberParts, request: FastifyRequest): Promise<SessionMember> {
  checkMerchant(request, parts.merchant);
  await checkAvailability(parts, 'uploads', request);
  const token = request.headers.authorization ?? '';
  if (token === '') throw notSignedIn();
  const member = await readSession(parts, token);
  if (member === null) throw await refuseToken(parts, token);
  if (member.looksOnly === true && request.method !== 'GET') throw looksOnly();
  return member;
}

/** Percent-encoded in a header, as file names are in any script. */
function readName(request: FastifyRequest): string {
  const header = request.headers['x-file-name'];
  if (typeof header !== 'string') return '';
  try {
    return decodeURIComponent(header);
  } catch {
    // A name that cannot be read is no name.
    return '';
  }
}

/** The server's own words for a body that it did not read. */
function toRefusal(error: FastifyError | AppError): FastifyError | AppError {
  if (error instanceof AppError) return error;
  if (error.statusCode === 413) return refuseCall('upload.size', 'The picture is larger than 5 MB.', 413);
  if (error.statusCode === 415) return refuseCall('upload.type', 'Expected a PNG or JPG picture.', 415);
  return error;
}

/**
 * Pictures as proof: `POST` the bytes and get an id, which a later call names; `GET` gives a picture
 * to its owner only. Not among the operations: their requests are JSON.
 */
export function registerUploadRoutes(app: FastifyInstance, parts: MemberParts): void {
  void app.register(async (scope) => {
    const senders = new WeakMap<FastifyRequest, SessionMember>();
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: FastifyError | AppError) => {
      // Thrown on: the server's one error handler gives the answer.
      throw toRefusal(error);
    });
    scope.post(
      uploadPath,
      {
        bodyLimit: mostBytes,
        config: uploadDeadlines,
        // Before the body is read: what a stranger or a flood sends costs nothing.
        onRequest: async (request) => {
          const member = await findMember(parts, request);
          requireRealAccount(member);
          await countUpload(parts, member.id);
          senders.set(request, member);
        },
      },
      async (request, reply) => {
        const member = senders.get(request);
        if (member === undefined) throw new Error('Expected a sender, who was looked up before the body.');
        if (!Buffer.isBuffer(request.body))
          throw refuseCall('upload.type', 'Expected the bytes of a picture.');
        const name = readName(request);
        const value = await storeUpload(parts, { memberId: member.id, name, bytes: request.body });
        return reply.header('cache-control', 'no-store').send({ success: true, value });
      },
    );
    scope.get<{ Params: { id: string } }>(`${uploadPath}/:id`, async (request, reply) => {
      const member = await findMember(parts, request);
      const picture = await readUpload(parts.db, request.params.id, member.id);
      if (picture === null)
        throw refuseCall('upload.unknown', 'There is no such picture of this member.', 404);
      return reply.headers(pictureHeaders(picture.type)).send(picture.bytes);
    });
  });
}
