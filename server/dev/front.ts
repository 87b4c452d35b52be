import { request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Milliseconds that a request waits for a program that is being started. */
const longestWaitMs = 60_000;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Styles that Vite and a development build of Emotion write into the page are the one thing that the
 * policy takes here and not in production. Scripts keep to it, trusted types too.
 */
const loosenStyles = (policy: string): string =>
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");

/** The port of the program that answers now. */
export interface Upstream {
  port(): Promise<number>;
}

/** Passes a request on to the program as it came, so that the program sees the address of the browser. */
const pass = (port: number, from: IncomingMessage, to: ServerResponse): Promise<void> =>
  new Promise((resolve, reject) => {
    const upstreamRequest = request(
      { host: 'localhost', port, path: from.url, method: from.method, headers: from.headers },
      (answer) => {
        const headers = { ...answer.headers };
        const policy = headers['content-security-policy'];
        if (typeof policy === 'string') headers['content-security-policy'] = loosenStyles(policy);
        to.writeHead(answer.statusCode ?? 502, headers);
        to.flushHeaders();
        answer.pipe(to);
        answer.on('end', resolve);
        // A stream of a program that was replaced: the browser opens the next one.
        answer.on('error', () => to.destroy());
      },
    );
    to.on('close', () => upstreamRequest.destroy());
    upstreamRequest.on('error', (cause) => (to.headersSent ? to.destroy() : reject(cause)));
    from.pipe(upstreamRequest);
  });

/** A program that was replaced meanwhile may have closed its port: what only reads is asked of the next one. */
const passToCurrent = async (
  upstream: Upstream,
  from: IncomingMessage,
  to: ServerResponse,
): Promise<void> => {
  const port = await upstream.port();
  if (to.writableEnded) return;
  try {
    await pass(port, from, to);
  } catch (cause) {
    const next = await upstream.port();
    if (from.method !== 'GET' || next === port) throw cause;
    await pass(next, from, to);
  }
};

const refuse = (response: ServerResponse): void => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
  response.end('The program is not running. The terminal of npm run dev says why.');
};

/** Answers what is Vite's through Vite, and passes the rest on to the program that runs now. */
export const openFront = (
  server: Server,
  upstream: Upstream,
  vite: { readonly base: string; readonly answer: Middleware } | null,
): void => {
  server.on('request', (from, to) => {
    const toProgram = (): void => {
      const late = setTimeout(() => (to.headersSent ? undefined : refuse(to)), longestWaitMs);
      to.once('close', () => clearTimeout(late));
      passToCurrent(upstream, from, to).catch(() => (to.headersSent ? to.destroy() : refuse(to)));
    };
    if (vite !== null && from.url?.startsWith(vite.base) === true) vite.answer(from, to, toProgram);
    else toProgram();
  });
};
