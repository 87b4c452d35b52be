import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryAreas, entryCalls, type EntryArea } from '../../../src/protocol/document/entry-areas.ts';
import { operations } from '../../../src/protocol/operations.ts';
import { sampleNotice } from '../../../server/console/fakes/notices.fake.ts';
import type { DeskValues } from '../../../src/protocol/desks/define-desk.ts';
import { depositBonuses, missions } from '../../../src/protocol/desks/offers.ts';
import { receivingAccounts } from '../../../src/protocol/desks/receiving-accounts.ts';
import { createBackOffice } from '../../back-office.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { watchEntries } from './watch-entries.ts';

const by = 'paula';
const [author, judge] = ['clara', 'paula'];
const hour = 3_600_000;
const told: (EntryArea | null)[] = [];
const ahead = { ms: 0 };
let rig: MemberRig;
let backOffice: ReturnType<typeof createBackOffice>;
let stop: () => Promise<void>;
beforeAll(async () => {
  rig = await createSeededRig();
  backOffice = createBackOffice(rig.deps);
  const { db, notifications } = rig.database;
  const watch = await watchEntries({
    db,
    notifications,
    merchant: 'demo',
    clock: { now: () => new Date(rig.clock.now().getTime() + ahead.ms) },
    tell: (area) => told.push(area),
    onTrouble: (cause) => {
      throw cause;
    },
  });
  stop = () => watch.stop();
});
afterAll(async () => {
  await stop();
  await rig.close();
});

const inMs = (ms: number): string => new Date(rig.clock.now().getTime() + ms).toISOString();
/** A new row of a desk, like its first one. */
async function addRow(name: string, change: DeskValues): Promise<void> {
  const desk = backOffice.desks[name];
  const row = (await desk?.list())?.rows[0];
  const values = { ...row?.values, ...change };
  const asked = await desk?.propose({ key: null, version: '0', values, note: 'n', by: author });
  await desk?.decide({ id: asked?.added[0]?.id ?? '', state: 'approved', reason: '', by: judge });
}
const span = () => ({ startsAt: inMs(-hour), endsAt: inMs(hour) });
/** What operators do, by the part of the platform whose readers see it. */
const acts: Readonly<Record<EntryArea, Readonly<Record<string, () => Promise<unknown>>>>> = {
  notices: {
    publish: () =>
      backOffice.notices.publish({
        id: null,
        version: 0,
        fields: { ...sampleNotice, startsAt: inMs(-hour) },
        by,
      }),
    order: async () => {
      const { notices } = await backOffice.notices.read();
      const ids = notices.flatMap(({ id, state, fields }) =>
        fields.kind === 'HT' && state === 'shown' ? [id] : [],
      );
      await backOffice.notices.order({ kind: 'HT', ids: ids.toReversed(), by });
    },
    withdraw: async () => {
      const id = (await backOffice.notices.read()).notices[0]?.id ?? '';
      await backOffice.notices.withdraw({ id, note: 'n', by });
    },
  },
  promotion: {
    approve: () => addRow(depositBonuses.name, span()),
    off: async () => {
      const desk = backOffice.desks[depositBonuses.name];
      await desk?.switchOff({ key: (await desk.list()).rows[0]?.key ?? '', note: 'n', by });
    },
  },
  mission: { approve: () => addRow(missions.name, span()) },
  games: {
    close: () => backOffice.games.close({ kind: 'vendor', name: 'TARNLIGHT', until: null, note: 'n', by }),
    open: () => backOffice.games.open({ kind: 'vendor', name: 'TARNLIGHT', note: 'n', by }),
    mark: () => backOffice.games.mark({ id: '10001', mark: 'hot', isFeatured: true, by }),
    plan: () =>
      backOffice.games.planWindow({
        vendor: 'TARNLIGHT',
        from: inMs(hour),
        until: inMs(2 * hour),
        texts: {},
        note: 'n',
        by,
      }),
  },
  lottery: {
    close: async () => {
      const game = (await backOffice.lottery.games()).games[0]?.code ?? '';
      await backOffice.lottery.close({ game, note: 'n', by });
    },
  },
  receiving: { approve: () => addRow(receivingAccounts.name, { number: '7788 1234' }) },
};

describe('open pages', () => {
  it.each(
    entryAreas.flatMap((area) => Object.entries(acts[area]).map(([what, act]) => [area, what, act] as const)),
  )('hear of %s: %s within two seconds', async (area, _, act) => {
    told.length = 0;
    await act();
    await expect.poll(() => told, { timeout: 2_000 }).toEqual([area]);
  });

  it('hear nothing of drafts', async () => {
    told.length = 0;
    const fields = { ...sampleNotice, startsAt: inMs(-hour) };
    await backOffice.notices.saveDraft({ id: null, version: 0, fields, by });
    await backOffice.notices.publish({ id: null, version: 0, fields, by });
    await expect.poll(() => told, { timeout: 2_000 }).toEqual(['notices']);
  });

  it('hear when an entry begins and when it ends, without an operator', async () => {
    const fields = { ...sampleNotice, startsAt: inMs(200), endsAt: inMs(400) };
    told.length = 0;
    await backOffice.notices.publish({ id: null, version: 0, fields, by });
    await expect.poll(() => told).toEqual(['notices']);
    ahead.ms = 250;
    await expect.poll(() => told, { timeout: 2_000 }).toEqual(['notices', 'notices']);
    ahead.ms = 500;
    await expect.poll(() => told, { timeout: 2_000 }).toEqual(['notices', 'notices', 'notices']);
  });

  it('ask with calls that layouts may make, or that a flow makes', () => {
    const names = new Set(operations.map(({ name }) => name));
    for (const calls of Object.values(entryCalls))
      expect(calls.filter((name) => !names.has(name))).toEqual([]);
  });
});
