import type { WireRelease } from '../../protocol/console-api.ts';
import type { StageRecord, WireStage } from '../../protocol/stage.ts';
import { ApiFailure } from './call-api.ts';
import type { ConsoleApi } from './console-api.ts';

const newStage: StageRecord = {
  id: '1',
  state: 'open',
  revision: 2,
  baseRevision: 1,
  share: 10,
  audience: 'everybody',
  accounts: [],
  haltAfter: 3,
  note: '',
  author: 'publisher',
  startedAt: '2026-11-21T10:00:00.000Z',
  faults: 0,
  endedBy: null,
  endedAt: null,
  reason: null,
  isDraftRestored: false,
};

type StageApi = Pick<ConsoleApi, 'stage' | 'beginStage' | 'widenStage' | 'completeStage' | 'rollBackStage'>;

/** Stages of the console's server in memory: one at a time. */
export function createStageApiFake({
  expectVersion,
  addRelease,
}: {
  readonly expectVersion: (sent: number) => void;
  readonly addRelease: (note: string, kind?: WireRelease['kind']) => WireRelease;
}): StageApi {
  let staged: WireStage = { stage: null, browsers: 0, faults: [] };
  const endStage = (change: Partial<StageRecord>): StageRecord => {
    if (staged.stage === null) throw new ApiFailure('stage.none', 'none', { status: 404 });
    const stage = { ...staged.stage, ...change };
    staged = { ...staged, stage };
    return stage;
  };
  return {
    stage: async () => staged,
    beginStage: async ({ plan, ...request }) => {
      expectVersion(request.draftVersion);
      const release = addRelease(request.note, 'stage');
      staged = { stage: { ...newStage, ...plan, revision: release.revision }, browsers: 1, faults: [] };
      return release;
    },
    widenStage: async ({ share }) => endStage({ share }),
    completeStage: async ({ note }) => {
      endStage({ state: 'completed' });
      return addRelease(note);
    },
    rollBackStage: async ({ note }) => {
      endStage({ state: 'rolled-back', reason: note });
      return addRelease(note);
    },
  };
}
