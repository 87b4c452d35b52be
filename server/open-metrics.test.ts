import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, openAppFake, type AppFake } from './app.fake.ts';
import { createDatabaseMetrics } from './infrastructure/metrics/database-metrics.ts';
import { createHistogram, gauges, writeMetrics } from './infrastructure/metrics/metrics.ts';
import { openMetrics, type OpenedMetrics } from './open-metrics.ts';

let fake: AppFake;
let metrics: OpenedMetrics;
let address: string;
const secret = 'jti-of-a-player-0123456789';
beforeAll(async () => {
  fake = await openAppFake();
  const { app, site, database } = fake;
  metrics = openMetrics({
    config: { opsPort: 0, opsHost: '127.0.0.1', merchant: 'demo' },
    database: {
      db: database.db,
      countConnections: () => [{ pool: 'serving', open: 5, idle: 3, waiting: 2 }],
    },
    site,
    http: fake.metrics,
    version: '9.9.9',
  });
  address = `http://127.0.0.1:${await metrics.listen()}/metrics`;
  await get(app.portal, '/');
  await get(app.portal, `/game/7?ticket=${secret}`);
  await get(app.portal, `/wps/${secret}`);
  const login = { username: 'publisher', password: secret };
  await app.console.inject({
    method: 'POST',
    url: '/api/login',
    headers: { origin: 'https://console.test', 'sec-fetch-site': 'same-origin' },
    payload: login,
  });
});
afterAll(async () => {
  await metrics.close();
  await fake.close();
});

/** As Prometheus reads it: every sample by its name and labels. @throws on a line that it would refuse */
const parse = (text: string): ReadonlyMap<string, number> => {
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('# HELP '))) {
    const type = /^# TYPE ([a-z_]+) (counter|gauge|histogram)$/.exec(line);
    if (type !== null) {
      expect(types.has(type[1] ?? ''), line).toBe(false);
      types.set(type[1] ?? '', type[2] ?? '');
      continue;
    }
    const sample = /^([a-z_]+)(\{(?:[a-z]+="(?:[^"\\\n]|\\[\\"n])*",?)+\})? (\S+)$/.exec(line);
    expect(sample, line).not.toBeNull();
    const [, name = '', labels = '', value = ''] = sample ?? [];
    expect(types.has(name) || types.has(name.replace(/_(bucket|sum|count)$/, '')), line).toBe(true);
    expect(Number.isFinite(Number(value)), line).toBe(true);
    expect(samples.has(name + labels), line).toBe(false);
    samples.set(name + labels, Number(value));
  }
  return samples;
};
const read = async () => {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  return answer.text();
};

test('counts what both surfaces answer by route and status, and times it', async () => {
  const samples = parse(await read());
  const count = (labels: string) => samples.get(`foyer_http_requests_total{${labels}}`);
  expect(count('surface="portal",method="GET",route="page",status="200"')).toBe(2);
  expect(count('surface="portal",method="GET",route="unknown",status="404"')).toBe(1);
  expect(count('surface="console",method="POST",route="/api/login",status="401"')).toBe(1);
  const page = 'surface="portal",method="GET",route="page"';
  expect(samples.get(`foyer_http_request_seconds_count{${page}}`)).toBe(2);
  expect(samples.get(`foyer_http_request_seconds_bucket{${page},le="+Inf"}`)).toBe(2);
  expect(samples.get('foyer_logins_total{surface="console",outcome="refused"}')).toBe(1);
});

test('says how the node and the installation are', async () => {
  const samples = parse(await read());
  expect(samples.get('foyer_build_info{version="9.9.9"}')).toBe(1);
  expect(samples.get('foyer_release_revision')).toBe(1);
  expect(samples.get('foyer_publishes_total{kind="publish"}')).toBe(1);
  expect(samples.get('foyer_live_streams')).toBe(0);
  expect(samples.get('foyer_database_connections{pool="serving",state="busy"}')).toBe(2);
  expect(samples.get('foyer_database_connections{pool="serving",state="waiting"}')).toBe(2);
  expect(samples.get('foyer_database_up')).toBe(1);
  expect(samples.get('foyer_ledger_moves_total')).toBe(0);
  expect(samples.get('foyer_outbox_waiting{channel="sms"}')).toBe(0);
  expect(samples.get('foyer_jobs_due')).toBe(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(samples.get('foyer_heap_bytes{part="used"}')).toBeGreaterThan(1e6);
  expect(samples.get('foyer_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
});

test('holds nothing that a caller wrote, and answers no player', async () => {
  expect(await read()).not.toContain(secret);
  const page = await get(fake.app.portal, '/metrics');
  expect([page.statusCode, page.body.includes('foyer_')]).toEqual([404, false]);
  expect((await get(fake.app.console, '/metrics')).body).not.toContain('foyer_http');
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
});

test('sees work that waits, and keeps an answer for five seconds', async () => {
  const { db } = fake.database;
  let ms = 0;
  const ofDatabase = createDatabaseMetrics({ db, merchant: 'demo', now: () => ms });
  await ofDatabase.read();
  await sql`insert into job (merchant, kind, key, due_at, created_at, attempts) values
    ('demo', 'none', 'a', now() - interval '90 seconds', now(), 3), ('demo', 'none', 'b', now() + interval '1 day', now(), 0)`.execute(
    db,
  );
  await sql`insert into outbox_message (merchant, channel, recipient, language, state, created_at, updated_at) values
    ('demo', 'email', 'a', 'EN', 'queued', now() - interval '2 hours', now()), ('demo', 'email', 'b', 'EN', 'failed', now(), now()),
    ('demo', 'email', 'c', 'EN', 'failed', now() - interval '2 hours', now())`.execute(db);
  const look = async () => parse(writeMetrics(await ofDatabase.read()));
  expect((await look()).get('foyer_jobs_due')).toBe(0);
  ms += 5_000;
  const samples = await look();
  expect(samples.get('foyer_jobs_due')).toBe(1);
  expect(samples.get('foyer_jobs_failing')).toBe(1);
  expect(Math.round((samples.get('foyer_jobs_oldest_due_seconds') ?? 0) / 10)).toBe(9);
  expect(samples.get('foyer_outbox_waiting{channel="email"}')).toBe(1);
  expect(samples.get('foyer_outbox_oldest_seconds{channel="email"}')).toBeGreaterThan(7_199);
  expect(samples.get('foyer_outbox_lost{channel="email"}')).toBe(1);
});

test('a database that is away is a figure, not an error', async () => {
  const db = fake.database.db.withSchema('no_such_schema');
  const away = createDatabaseMetrics({ db: await breakDatabase(db), merchant: 'demo' });
  expect(writeMetrics(await away.read())).toContain('\nfoyer_database_up 0\n');
});
const breakDatabase = async (db: AppFake['database']['db']) =>
  db.withPlugin({
    transformQuery: () => {
      throw new Error('The database is away.');
    },
    transformResult: async ({ result }) => result,
  });

test('writes the format: buckets that add up, and texts that are escaped', () => {
  const seconds = createHistogram('t_seconds', 'One\nline.', [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 9]) seconds.observe({ route: 'a"b\\c\n' }, value);
  const label = 'route="a\\"b\\\\c\\n"';
  expect(writeMetrics([seconds.read(), gauges('empty', 'Nothing.', [])]).split('\n')).toEqual([
    '# HELP t_seconds One\\nline.',
    '# TYPE t_seconds histogram',
    `t_seconds_bucket{${label},le="0.1"} 2`,
    `t_seconds_bucket{${label},le="1"} 3`,
    `t_seconds_bucket{${label},le="+Inf"} 4`,
    `t_seconds_sum{${label}} 9.65`,
    `t_seconds_count{${label}} 4`,
    '',
  ]);
});
