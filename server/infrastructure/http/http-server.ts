import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '../../../src/protocol/error-code.ts';
import { serializeAtFirstUse } from './compile-at-first-use.ts';
import { AppError } from './app-error.ts';
import { limitConnections, limitOpenCalls } from './connection-limit.ts';
import { addDeadlines, type Deadlines } from './deadlines.ts';
import { describeLog, type LogTarget } from './log-lines.ts';
import type { SurfaceHeaders } from './security-headers.ts';
import { cleanForwarded, toTrustProxy, type ProxyTrust } from './trust-proxy.ts';
import { refuseUnavailable } from './unavailable.ts';

export interface HttpServerOptions {
  readonly headers: SurfaceHeaders;
  readonly trustProxy: ProxyTrust;
  /** pino level; `silent` in tests. */
  readonly logLevel: string;
  /** Where its lines go; standard output without it. */
  readonly logTo?: LogTarget;
  /** Whether the server is about to end: answers then close their connection. */
  readonly isDraining?: () => boolean;
  /** Bytes; 64 kB by default. */
  readonly bodyLimit?: number;
  /** Connections, and calls and streams open at the same time, of one network; 200 by default. */
  readonly mostPerNetwork?: number;
  /** Other ones than usual. */
  readonly deadlines?: Deadlines;
  /** Asked before a 404: may answer with a page. Null leaves the coded refusal. */
  readonly answerUnknown?: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply> | null;
}

const publicMessages: Readonly<Record<number, string>> = {
  400: 'The request is not what this call takes.',
  404: 'There is no such address.',
  405: 'This address does not take that method.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'The request has a content type that this call does not take.',
  431: 'The request has too many headers.',
};

const codeOf = (status: number): string => {
  if (status === 404) return 'request.unknown';
  if (status === 413) return 'request.too-large';
  return status === 503 ? 'server.busy' : 'request_param_err';
};

const toFields = (error: FastifyError): Record<string, string> | undefined => {
  const faults = error.validation?.map(({ instancePath, params, keyword }) => {
    const missing = params['missingProperty'];
    const name = typeof missing === 'string' ? `${instancePath}/${missing}` : instancePath;
    return [name.slice(1).replaceAll('/', '.') || 'body', `field.${keyword}`] as const;
  });
  return faults === undefined || faults.length === 0 ? undefined : Object.fromEntries(faults);
};

const writeRefusal = (error: AppError): { status: number; body: ErrorBody; retryAfter?: number } => ({
  status: error.status,
  body: {
    success: false,
    errorCode: error.code,
    message: error.message,
    ...(error.value === undefined ? {} : { value: error.value }),
    ...(error.fields === undefined ? {} : { fields: error.fields }),
  },
  ...(error.retryAfterSeconds === undefined ? {} : { retryAfter: error.retryAfterSeconds }),
});

/** What a client gets of an error; nothing of a defect's own words leaves the server. */
const toAnswer = (
  error: FastifyError | AppError,
): { status: number; body: ErrorBody; retryAfter?: number } => {
  const refusal = error instanceof AppError ? error : refuseUnavailable(error);
  if (refusal !== null) return writeRefusal(refusal);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) {
    return {
      status: 500,
      body: { success: false, errorCode: 'server.failed', message: 'The server failed at this call.' },
    };
  }
  const fields = toFields(error);
  const message = publicMessages[status] ?? publicMessages[400] ?? '';
  return {
    status,
    body: { success: false, errorCode: codeOf(status), message, ...(fields === undefined ? {} : { fields }) },
  };
};

const answerError = (
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, body, retryAfter } = toAnswer(error);
  // A refusal is no defect, and an outage has its own line in the log.
  if (status === 500 && !(error instanceof AppError)) request.log.error(error);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
};

/** Bytes that were no HTTP request at all: answered on the bare socket, with the same headers. */
const answerBrokenRequest =
  (headers: SurfaceHeaders) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const body = JSON.stringify({
      success: false,
      errorCode: 'request_param_err',
      message: publicMessages[400],
    });
    const lines = Object.entries({
      ...headers.all,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };

const setHeaders = (raw: ServerResponse, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) raw.setHeader(name, value);
};

/** A Fastify instance with what every response of a surface must have: headers and coded errors. */
export const createHttpServer = (options: HttpServerOptions): FastifyInstance => {
  const { headers } = options;
  const app = fastify({
    logger: describeLog(options.logLevel, options.logTo),
    trustProxy: toTrustProxy(options.trustProxy),
    bodyLimit: options.bodyLimit ?? 65_536,
    requestTimeout: 120_000,
    // Longer than a proxy keeps a connection, so that it never sends into one that is just closing.
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // Cut where connections are not drained first: in tests, and after a start that failed.
    forceCloseConnections: options.isDraining === undefined,
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildSerializer: serializeAtFirstUse } },
    routerOptions: { maxParamLength: 512 },
    clientErrorHandler: answerBrokenRequest(headers),
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers.of(request.url));
      answerError(error, request, reply);
    },
  });
  limitConnections(app.server, options.trustProxy.kind !== 'none', options.mostPerNetwork);
  app.addHook('onRequest', (request, reply, done) => {
    cleanForwarded(request.raw.headers);
    const chosen = headers.of(request.url);
    void reply.headers(chosen);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (options.isDraining?.() === true) void reply.header('connection', 'close');
    done();
  });
  limitOpenCalls(app, options.mostPerNetwork);
  const inTime = addDeadlines(app, options.deadlines);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(
    inTime((request, reply) => {
      const answer = options.answerUnknown?.(request, reply) ?? null;
      if (answer !== null) return answer;
      throw new AppError({ status: 404, code: 'request.unknown', message: publicMessages[404] ?? '' });
    }),
  );
  return app;
};

/** Headers of a hijacked reply (streams), which Fastify does not send. */
export const copyHeaders = (reply: FastifyReply): void => {
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  setHeaders(reply.raw, Object.fromEntries(headers));
};
