import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, gauges, total, type Family } from './metrics.ts';

export interface ProcessMetrics {
  /** Delays of the event loop are those since the last call. */
  read(): readonly Family[];
  stop(): void;
}

/** Milliseconds between two samples; Node counts them into each delay. */
const resolutionMs = 20;

/** What every process of Node has: time, memory, and how late its event loop is. */
export const measureProcess = (): ProcessMetrics => {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  const startedAt = Date.now() / 1_000 - process.uptime();
  const toSeconds = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolutionMs / 1_000) : 0;
  return {
    read: () => {
      const { heapUsed, heapTotal, rss, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const late = [
        { labels: { quantile: '0.5' }, value: toSeconds(delay.percentile(50)) },
        { labels: { quantile: '0.99' }, value: toSeconds(delay.percentile(99)) },
        { labels: { quantile: '1' }, value: toSeconds(delay.max) },
      ];
      delay.reset();
      return [
        gauge('process_start_time_seconds', 'Unix time of the start of this process.', startedAt),
        total('process_cpu_seconds_total', 'Seconds of processor time.', (user + system) / 1e6),
        gauge('process_resident_memory_bytes', 'Memory that the process takes.', rss),
        gauges('foyer_heap_bytes', 'Memory of JavaScript, used and reserved, and of what it holds outside.', [
          { labels: { part: 'used' }, value: heapUsed },
          { labels: { part: 'reserved' }, value: heapTotal },
          { labels: { part: 'external' }, value: external },
        ]),
        gauges('foyer_event_loop_delay_seconds', 'How late the event loop is, since the last look.', late),
      ];
    },
    stop: () => delay.disable(),
  };
};
