import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../infrastructure/http/app-error.ts';
import { makeWrite } from '../db/call-fate.ts';
import { unanswered } from '../infrastructure/http/unavailable.ts';
import { uploadDeadlines } from '../infrastructure/http/deadlines.ts';

/** Headers of the member API's contract; cookies of ours never leave. */
const passedOn = [
  'authorization',
  'merchant',
  'moduleid',
  'language',
  'encryption',
  'content-type',
  'accept',
  'device',
  'x-timestamp',
  'x-requested-with',
  'x-gateway-version',
  'x-digest',
  'x-rsa',
  'idempotency-key',
] as const;
const passedBack = ['content-type', 'retry-after', 'cache-control', 'set-cookie'] as const;
const timeoutMs = 8_000;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Pictures, as the reference platform takes them. */
const uploadPath = '/wps/member/uploads';
const mostUploadBytes = 5_242_880;

/** No connection was made, so that nothing was sent. */
const isRefusedLine = (cause: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(
    String((cause as { readonly cause?: { readonly code?: unknown } }).cause?.code),
  );

const readBody = (request: FastifyRequest): Buffer | undefined =>
  Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;

const forward = async (base: string, request: FastifyRequest): Promise<Response> => {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  const body = readBody(request);
  try {
    return await fetch(`${base}${request.url}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    if (!reading.has(request.method) && !isRefusedLine(cause)) throw unanswered(cause);
    throw new AppError(
      isLate
        ? { status: 504, code: 'upstream.timeout', message: 'The member platform did not answer in time.' }
        : { status: 502, code: 'upstream.unreachable', message: 'The member platform cannot be reached.' },
      { cause },
    );
  }
};

/** Passes the member API's paths on to a real platform, as they are. */
export const registerUpstream = (app: FastifyInstance, base: string): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const ask = () => forward(base, request);
      // What the other platform may have done cannot be called refused.
      const response = await (reading.has(request.method) ? ask() : makeWrite(ask));
      for (const name of passedBack) {
        const value = response.headers.get(name);
        if (value !== null) void reply.header(name, value);
      }
      void reply.code(response.status);
      // Browsers and Node have each their own type of a stream.
      const { body }: { readonly body: unknown } = response;
      return reply.send(body === null ? '' : Readable.fromWeb(body as ReadableStream));
    };
    scope.post(uploadPath, { bodyLimit: mostUploadBytes, config: uploadDeadlines }, answer);
    for (const prefix of ['/wps/*', '/lgw/*', '/lotto/lgw/*', '/lotto-vn/lgw/*']) scope.all(prefix, answer);
  });
};
