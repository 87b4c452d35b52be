import type { StageRecord } from '../../../src/protocol/release/stage.ts';
import type { SiteServiceFake } from '../../site/site-service.fake.ts';
import type { ConsoleDeps } from '../deps.ts';

/** Stages in memory: one at a time, which one browser has. */
export function createStagesFake(site: SiteServiceFake): ConsoleDeps['stages'] {
  let stage: StageRecord | null = null;
  const openOf = (id: string): StageRecord | null =>
    stage?.state === 'open' && stage.id === id ? stage : null;
  const none = { ok: false, error: { code: 'stage.none' } } as const;
  return {
    newest: async () => ({ stage, browsers: stage?.state === 'open' ? 1 : 0, faults: [] }),
    begin: async ({ plan, note, author, draftVersion, baseRevision }) => {
      if (plan.share === 0 && plan.accounts.length === 0)
        return { ok: false, error: { code: 'stage.nobody' } };
      const { version } = await site.draft();
      if (draftVersion !== version) return { ok: false, error: { code: 'publish.draft-moved', version } };
      const release = site.addRelease({ kind: 'stage', note, author }, 'draft');
      const { revision, publishedAt: startedAt } = release;
      const ended = { endedBy: null, endedAt: null, reason: null, isDraftRestored: false };
      stage = {
        ...plan,
        ...ended,
        id: '1',
        state: 'open',
        revision,
        baseRevision,
        note,
        author,
        startedAt,
        faults: 0,
      };
      return { ok: true, value: release };
    },
    widen: async ({ id, share }) => {
      const open = openOf(id);
      if (open === null) return none;
      if (share < open.share) return { ok: false, error: { code: 'stage.narrower', share: open.share } };
      stage = { ...open, share };
      return { ok: true, value: stage };
    },
    complete: async ({ id, note, author }) => {
      const open = openOf(id);
      if (open === null) return none;
      stage = { ...open, state: 'completed', endedBy: author };
      return { ok: true, value: site.addRelease({ kind: 'publish', note, author }, open.revision) };
    },
    rollBack: async ({ id, note, author }) => {
      const open = openOf(id);
      if (open === null) return none;
      stage = { ...open, state: 'rolled-back', endedBy: author, reason: note };
      const rolledBackTo = open.baseRevision;
      return { ok: true, value: site.addRelease({ kind: 'rollback', note, author, rolledBackTo }) };
    },
  };
}
