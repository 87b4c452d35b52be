import type { ScheduleRecord } from '../../../src/protocol/release/schedule.ts';
import type { SiteService } from '../../site/site-service.ts';
import type { ConsoleDeps } from '../deps.ts';

/** Schedules in memory: one at a time, its times read in UTC. An edit of the draft voids it. */
export function createSchedulesFake(site: SiteService): ConsoleDeps['schedules'] & {
  /** What operators planned and does not go live. */
  lostPlans: readonly ScheduleRecord[];
} {
  let planned: { readonly version: number; readonly record: ScheduleRecord } | null = null;
  const newest = async (): Promise<ScheduleRecord | null> => {
    if (planned === null) return null;
    const { version, record } = planned;
    const { version: now, updatedBy } = await site.draft();
    if (record.state !== 'waiting' || version === now) return record;
    return { ...record, state: 'voided', detail: updatedBy };
  };
  const fake: ReturnType<typeof createSchedulesFake> = {
    lostPlans: [],
    newest,
    lost: async (author) => fake.lostPlans.filter((one) => one.author === author),
    dismiss: async (id, author) => {
      fake.lostPlans = fake.lostPlans.filter((one) => one.id !== id || one.author !== author);
    },
    plan: async ({ version, local, zone, note, author }) => {
      const { version: now } = await site.draft();
      if (version !== now) return { ok: false, error: { code: 'publish.draft-moved', version: now } };
      const dueAt = `${local}:00.000Z`;
      const record: ScheduleRecord = {
        id: '1',
        state: 'waiting',
        dueAt,
        zone,
        note,
        author,
        detail: null,
        revision: null,
      };
      planned = { version, record };
      return { ok: true, value: record };
    },
    cancel: async (id, author) => {
      const record = await newest();
      if (planned === null || record?.id !== id || record.state !== 'waiting')
        return { ok: false, error: { code: 'schedule.unknown' } };
      const cancelled = { ...record, state: 'cancelled', detail: author } as const;
      planned = { ...planned, record: cancelled };
      return { ok: true, value: cancelled };
    },
  };
  return fake;
}
