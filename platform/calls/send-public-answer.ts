import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { chooseEncoding } from '../../server/site/compile/compress.ts';

const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

/** Below this a compressed answer is hardly smaller than its headers. */
const leastBytes = 1_024;

/**
 * Feeds that a visitor gets too: no credential, code or captcha answer can be in them, and nothing of
 * an account beyond a flag such as "favourite". Only these are compressed, so that the length of an
 * answer reveals nothing of a secret beside text that an attacker chose (BREACH).
 */
export const isPublicFeed = ({ layout, token, method }: OperationContract): boolean =>
  layout && token !== 'required' && method === 'GET';

/** Sends a feed named by its content, compressed where that pays; nothing to who has it already. */
export const sendPublicAnswer = async (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
  const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
  // Asked again each time, so that an operator's change shows immediately.
  void reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, authorization, language, merchant',
  });
  if (request.headers['if-none-match'] === etag) {
    void reply.code(304);
    return '';
  }
  const body = Buffer.from(payload, 'utf8');
  const encoding = body.length < leastBytes ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  void reply.header('content-encoding', encoding).removeHeader('content-length');
  if (encoding === 'gzip') return runGzip(body);
  return runBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
};
