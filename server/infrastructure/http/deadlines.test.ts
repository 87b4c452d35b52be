import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createConnectionCount } from './connection-limit.ts';
import { makeWrite } from '../../db/call-fate.ts';
import { AppError } from './app-error.ts';
import { addDeadlines, type Deadlines } from './deadlines.ts';
import { createHttpServer } from './http-server.ts';
import { shedLoad } from './shedding.ts';

let app: FastifyInstance | null = null;
afterEach(async () => {
  await app?.close();
});
/** Short enough to be waited for, where a deadline has to come. */
const short = { answerMs: 300, bodyMs: 200 };
/** Where none may come, however busy the machine is. */
const long = { answerMs: 60_000, bodyMs: 60_000 };
const open = async (deadlines: Deadlines, routes: (server: FastifyInstance) => void): Promise<number> => {
  app = createHttpServer({
    headers: { all: {}, of: () => ({}) },
    trustProxy: { kind: 'none' },
    logLevel: 'silent',
    deadlines,
  });
  routes(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as { port: number }).port;
};
/** Sends lines and gives everything that came until the server closed the connection. */
const talk = (port: number, text: string, drip?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const timer = drip === undefined ? null : setInterval(() => socket.write(drip), 40);
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      if (timer !== null) clearInterval(timer);
      resolve(heard);
    });
  });

const post =
  'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{';

test('a body that stops or drips is answered 408 and its connection closed', async () => {
  const port = await open(short, (server) => server.post('/echo', (request) => request.body));
  for (const drip of [undefined, ' ']) {
    const heard = await talk(port, post, drip);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(heard).toContain('connection: close');
    expect(heard).toContain('"errorCode":"request.too-slow"');
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  }
});
test.each([
  ['too large', 'application/json', 2_000_000, 413],
  ['of a type that nothing reads', 'foo/bar', 200_000, 415],
])(
  'a body that is %s is refused, and what is left of it ends nothing but its connection',
  async (_, type, length, status) => {
    const port = await open(short, (server) => server.post('/echo', (request) => request.body));
    const faults: unknown[] = [];
    const note = (fault: unknown): void => void faults.push(fault);
    process.on('uncaughtException', note);
    const head = `POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
    const heard = await talk(port, head + 'x'.repeat(100_000));
    await sleep(2 * short.bodyMs);
    process.removeListener('uncaughtException', note);
    expect(heard).toContain(`HTTP/1.1 ${status} `);
    expect(faults).toEqual([]);
  },
);
test('a whole body is read as before, in one piece or in many', async () => {
  const port = await open(long, (server) => server.post('/echo', (request) => request.body));
  const text = JSON.stringify({ text: 'x'.repeat(50_000) });
  const answer = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  expect([answer.status, await answer.text()]).toEqual([200, text]);
  const heard = await talk(
    port,
    'POST /echo HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
  );
  expect(heard).toMatch(/^HTTP\/1\.1 200 /);
});
test('an answer that does not come is 503 with a time to wait, for reading and for writing', async () => {
  const port = await open(short, (server) => {
    server.all('/never', () => new Promise(() => undefined));
    server.get('/slow', { config: { answerMs: 60_000 } }, async () => {
      await sleep(500);
      return 'late and good';
    });
  });
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`http://127.0.0.1:${port}/never`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await answer.json()).toMatchObject({ errorCode: 'server.busy' });
  }
  expect(await (await fetch(`http://127.0.0.1:${port}/slow`)).text()).toBe('late and good');
});
test('a stream that took its reply over has no deadline', async () => {
  const port = await open(short, (server) =>
    server.get('/stream', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200);
      setTimeout(() => reply.raw.end('still here'), 600);
    }),
  );
  expect(await (await fetch(`http://127.0.0.1:${port}/stream`)).text()).toBe('still here');
});
test('lists are refused first, writing later, money calls of other systems never, and none where few are open', async () => {
  const load = { delay: 0, waiting: 0 };
  const ends: (() => void)[] = [];
  const port = await open(long, (server) => {
    shedLoad(server, { loopDelayMs: () => load.delay, waitingForDatabase: () => load.waiting });
    server.get('/list', () => 'x');
    server.post('/act', () => 'x');
    server.post('/callback', { config: { isNeverShed: true } }, () => 'x');
    server.post(
      '/slow',
      { config: { isNeverShed: true } },
      () => new Promise((resolve) => ends.push(() => resolve('x'))),
    );
  });
  const ask = async () => {
    const answers = await Promise.all(
      [
        ['GET', '/list'],
        ['POST', '/act'],
        ['POST', '/callback'],
      ].map(([method, path]) => fetch(`http://127.0.0.1:${port}${path}`, { method: method ?? '' })),
    );
    expect(
      answers
        .filter(({ status }) => status === 503)
        .every(({ headers }) => headers.get('retry-after') === '2'),
    ).toBe(true);
    return answers.map(({ status }) => status);
  };
  expect(await ask()).toEqual([200, 200, 200]);
  load.waiting = 41;
  load.delay = 1_200;
  // Nobody else is here: refusing this caller would free nothing.
  for (let turn = 0; turn < 30; turn += 1) expect(await ask()).toEqual([200, 200, 200]);
  load.delay = 0;
  const others = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/slow`, { method: 'POST' }));
  while (ends.length < 20) await sleep(5);
  expect(await ask()).toEqual([503, 200, 200]);
  load.delay = 1_200;
  expect(await ask()).toEqual([503, 503, 200]);
  ends.forEach((end) => end());
  await Promise.all(others);
});
test('an address has so many connections and no more, this machine as many as it likes', () => {
  const isTooMany = createConnectionCount(2);
  const closes: (() => void)[] = [];
  const from = (remoteAddress: string) =>
    isTooMany({
      remoteAddress,
      once: (_name: string, close: () => void) => void closes.push(close),
    } as never);
  expect(['203.0.113.1', '203.0.113.1', '203.0.113.2', '203.0.113.1'].map(from)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  closes[0]?.();
  expect(from('203.0.113.1')).toBe(false);
  expect(['127.0.0.1', '127.0.0.1', '::ffff:127.0.0.1', '::1'].map(from)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

/** Lines of the log of a server whose calls take longer than they may. */
const listen = async (routes: (server: FastifyInstance) => void) => {
  const lines: { level: number; msg: string }[] = [];
  const stream = {
    write: (line: string) => void lines.push(JSON.parse(line) as { level: number; msg: string }),
  };
  app = fastify({ logger: { level: 'warn', stream } });
  app.setErrorHandler((error: AppError, _request, reply) =>
    reply.code(error.status).send({ code: error.code }),
  );
  addDeadlines(app, { answerMs: 100, bodyMs: 100 });
  routes(app);
  await app.ready();
  return { lines, server: app };
};
const later = <Value>(value?: Value) => sleep(200, value);
const refusal = new AppError({ status: 409, code: 'review.decided', message: 'It was decided.' });
test('a call that fails, answers or is undone after its late answer writes no line of an error', async () => {
  const { lines, server } = await listen((one) => {
    one.get('/answers', () => later('late'));
    one.get('/sends', async (_request, reply) => reply.send(await later('late')));
    one.get('/refuses', () => later().then(() => Promise.reject(refusal)));
    one.get('/undone', () => later().then(() => makeWrite(async () => 'written')));
    one.get('/breaks', () => later().then(() => Promise.reject(new Error('A defect.'))));
    one.post('/drips', (request) => later(request.body));
  });
  for (const url of ['/answers', '/sends', '/refuses', '/undone', '/breaks']) {
    const answer = await server.inject({ url });
    expect([url, answer.statusCode, answer.json<{ code: string }>().code]).toEqual([url, 503, 'server.busy']);
  }
  expect((await server.inject({ method: 'POST', url: '/drips', payload: {} })).statusCode).toBe(503);
  await sleep(400);
  // A defect is said in one line, without a stack, and as no error of an answer.
  expect(lines.map(({ level, msg }) => `${level} ${msg}`)).toEqual([
    '40 A call failed after its answer: A defect.',
  ]);
});
test('a late call is refused only where it wrote nothing, and else has a moment to answer', async () => {
  const { server } = await listen((one) => {
    one.get('/wrote', async () => {
      await makeWrite(async () => undefined);
      await later();
      return 'done';
    });
    one.get('/writes', async () => {
      await makeWrite(() => later());
      return 'done';
    });
    one.get('/never', async () => {
      await makeWrite(async () => undefined);
      await sleep(10_000);
    });
    one.get('/failed', async () => {
      await makeWrite(() => Promise.reject(new Error('No.'))).catch(() => undefined);
      await later();
      await makeWrite(async () => undefined);
    });
  });
  const [wrote, writes, failed, never] = await Promise.all(
    ['/wrote', '/writes', '/failed', '/never'].map((url) => server.inject({ url })),
  );
  expect([wrote?.statusCode, writes?.statusCode, failed?.statusCode, never?.statusCode]).toEqual([
    200, 200, 503, 504,
  ]);
  expect(never?.json()).toMatchObject({ code: 'request.unanswered' });
}, 20_000);
