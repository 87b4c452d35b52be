import fastify from 'fastify';
import type { OpenedDatabase } from './db/open-database.ts';
import type { Config } from './infrastructure/config.ts';
import { createDatabaseMetrics } from './infrastructure/metrics/database-metrics.ts';
import type { HttpMetrics } from './infrastructure/metrics/http-metrics.ts';
import { gauge, gauges, metricsType, writeMetrics, type Family } from './infrastructure/metrics/metrics.ts';
import { measureProcess } from './infrastructure/metrics/process-metrics.ts';
import type { OpenedSite } from './site/open-site.ts';
import { listen } from './start-steps.ts';

interface MetricsDeps {
  readonly config: Pick<Config, 'opsPort' | 'opsHost' | 'merchant'>;
  readonly database: Pick<OpenedDatabase, 'db' | 'countConnections'>;
  readonly site: Pick<OpenedSite, 'hub' | 'watch'>;
  /** What the surfaces are observed by. */
  readonly http: HttpMetrics;
  /** Of `package.json`. */
  readonly version: string;
}
export interface OpenedMetrics extends Pick<HttpMetrics, 'observe'> {
  /** Opens `GET /metrics` where `OPS_PORT` is set; gives its port. */
  listen(): Promise<number | null>;
  close(): Promise<void>;
}

const readNode = ({ database, site, version }: MetricsDeps): readonly Family[] => {
  const browsers = [...site.hub.counts().values()].reduce((sum, count) => sum + count, 0);
  return [
    gauges('foyer_build_info', 'The version that runs.', [{ labels: { version }, value: 1 }]),
    gauge(
      'foyer_release_revision',
      'Number of the release that this node shows.',
      site.watch.current()?.revision ?? 0,
    ),
    gauge('foyer_live_streams', 'Open browsers that hear of changes from this node.', browsers),
    gauges(
      'foyer_database_connections',
      'Connections of this node, and callers in the queue for one.',
      database.countConnections().flatMap(({ pool, open, idle, waiting }) => [
        { labels: { pool, state: 'busy' }, value: open - idle },
        { labels: { pool, state: 'idle' }, value: idle },
        { labels: { pool, state: 'waiting' }, value: waiting },
      ]),
    ),
  ];
};

/** Figures of this node for Prometheus, on a port that no player reaches. */
export const openMetrics = (deps: MetricsDeps): OpenedMetrics => {
  const { opsPort, opsHost, merchant } = deps.config;
  const observe: typeof deps.http.observe = (...call) => deps.http.observe(...call);
  if (opsPort === null) return { observe, listen: async () => null, close: async () => undefined };
  const ofProcess = measureProcess();
  const ofDatabase = createDatabaseMetrics({ db: deps.database.db, merchant });
  const app = fastify({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    const counted = await ofDatabase.read();
    const families = [...readNode(deps), ...deps.http.read(), ...ofProcess.read(), ...counted];
    return reply.type(metricsType).header('cache-control', 'no-store').send(writeMetrics(families));
  });
  return {
    observe,
    listen: () => listen(app, opsPort, opsHost, 'OPS_PORT'),
    close: async () => {
      ofProcess.stop();
      await app.close();
    },
  };
};
