import { existsSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startSite } from './start-site.ts';
import { testAtNight } from './test-at-night.ts';

/** No browser: what a node does with requests under way when it is told to end. */
test.describe.configure({ timeout: 240_000 });

const body = JSON.stringify({ client: 'browser-of-the-drain', revision: 1 });
const ask = 'GET /livez HTTP/1.1\r\nhost: localhost\r\n\r\n';
const begin = `POST /site/seen HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

interface Line {
  readonly socket: Socket;
  readonly heard: () => string;
}
const open = (port: number): Promise<Line> =>
  new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, 'localhost', () => resolve({ socket, heard: () => heard }));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('error', (cause) => {
      heard += `ERROR ${cause.message}`;
      reject(cause);
    });
  });

test('20 of 20 requests under way survive SIGTERM, and nothing is left running', async () => {
  const site = await startSite({ DRAIN_SECONDS: '1' });
  const { child } = site;
  if (child === null) throw new Error('Expected a server of this test.');
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = Number(new URL(site.portal).port);
  const lines = await Promise.all(Array.from({ length: 20 }, () => open(port)));
  for (const { socket } of lines) socket.write(ask);
  await expect(() => expect(lines.every(({ heard }) => heard().includes('200 OK'))).toBe(true)).toPass();
  for (const { socket } of lines) socket.write(begin + body.slice(0, 10));
  await sleep(300);
  // A parent passes it on, so it comes twice.
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  await expect(async () => expect((await fetch(`${site.portal}/readyz`)).status).toBe(503)).toPass({
    timeout: 900,
  });
  expect((await fetch(`${site.portal}/readyz`).then((answer) => answer.json())) as unknown).toMatchObject({
    reasons: ['draining'],
  });
  await sleep(2_000);
  for (const { socket } of lines) socket.write(body.slice(10));
  await expect(() =>
    expect(lines.filter(({ heard }) => heard().includes('204 No Content'))).toHaveLength(20),
  ).toPass({
    timeout: 10_000,
  });
  for (const { heard } of lines) expect(heard()).toContain('connection: close');
  expect(await ended).toBe(0);
  const folder = / in (\/\S+)\n/.exec(site.output())?.[1];
  expect(existsSync(`${folder}/data/PG_VERSION`)).toBe(true);
  expect(existsSync(`${folder}/data/postmaster.pid`)).toBe(false);
  await site.stop();
});

testAtNight(
  'a node that ends without a pause answers each connection that is kept once more, and says so',
  async () => {
    const site = await startSite({ DRAIN_SECONDS: '0' });
    const { hostname, port } = new URL(site.portal);
    /** Asks on one connection until an answer says that it was the last. */
    const askOn = async (agent: Agent): Promise<string> => {
      for (;;) {
        const closes = await new Promise<string>((resolve) => {
          get({ hostname, port, path: '/livez', agent }, (answer) => {
            answer.resume().once('end', () => resolve(answer.headers.connection ?? ''));
          }).once('error', ({ message }) => resolve(message));
        });
        if (closes !== 'keep-alive') return closes;
      }
    };
    const asked = Promise.all(
      Array.from({ length: 20 }, () => askOn(new Agent({ keepAlive: true, maxSockets: 1 }))),
    );
    await sleep(1_000);
    site.child?.kill('SIGTERM');
    expect(await asked).toEqual(Array.from({ length: 20 }, () => 'close'));
    await site.stop();
  },
);
