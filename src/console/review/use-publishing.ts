import {
  useMutation,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useState } from 'react';
import { releases, schedules, stages } from '../../protocol/calls/releases.ts';
import { session } from '../../protocol/calls/session.ts';
import { draft as calls, site } from '../../protocol/calls/site.ts';
import type { ApprovalStatus } from '../../protocol/release/approval.ts';
import type { DraftSummary, WireCheck, WireRelease } from '../../protocol/calls/site.ts';
import type { PublishRequest } from '../../protocol/calls/releases.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useApproval, useCheck, useStage } from '../http/queries.ts';
import { forget, useSend } from '../http/use-call.ts';
import { firstStageWords, readPlan, type StageWords } from '../stages/stage-plan.ts';
import { useIsStale } from './stale-notice.tsx';

/** What a person writes before a release. */
export interface PublishWords {
  readonly note: string;
  readonly reason: string;
  /** Publishing was tried, so that what is missing is said. */
  readonly tried: boolean;
  /** Whether all visitors get it immediately. */
  readonly stage: StageWords;
}

interface Publishing {
  readonly check: UseQueryResult<WireCheck>;
  readonly approval: ApprovalStatus | undefined;
  readonly words: PublishWords;
  readonly onWords: (words: PublishWords) => void;
  /** There are warnings, and nothing worse. */
  readonly asksReason: boolean;
  readonly mayPublish: boolean;
  /** Something other than missing words keeps the draft from players. */
  readonly isBlocked: boolean;
  readonly publish: UseMutationResult<WireRelease, Error, PublishRequest>;
  /** Revision of a stage that is open; nothing else goes out before it ends. */
  readonly openStage: number | null;
  /** The release, once it is out. */
  readonly release: WireRelease | null;
  readonly submit: () => void;
  /** Forgets a refusal and reads draft and check again. */
  readonly reload: () => void;
}

const readAgain = [
  calls.read,
  calls.check,
  site.overview,
  site.document,
  site.documents,
  // The name of the brand is in the bar above.
  session.me,
  releases.list,
  stages.read,
  schedules.list,
];

/** The way of a draft to players: its check, its approval, the words it needs, the press. */
export function usePublishing(draft: DraftSummary): Publishing {
  const send = useSend();
  const client = useQueryClient();
  const check = useCheck(draft.version);
  const approval = useApproval(draft.version).data;
  const mayPublish = useMay('publish');
  const isStale = useIsStale(draft);
  const [words, setWords] = useState<PublishWords>({
    note: '',
    reason: '',
    tried: false,
    stage: firstStageWords,
  });
  const [release, setRelease] = useState<WireRelease | null>(null);
  const refresh = () => forget(client, ...readAgain);
  const publish = useMutation({
    mutationFn: (request: PublishRequest) => {
      const plan = words.stage.isStaged ? readPlan(words.stage) : null;
      return plan === null || 'wrong' in plan
        ? send(releases.publish, request)
        : send(stages.begin, { ...request, plan });
    },
    onSuccess: async (newRelease) => {
      setRelease(newRelease);
      await refresh();
    },
  });
  const has = (severity: 'error' | 'warning') =>
    check.data?.issues.some((issue) => issue.severity === severity) ?? false;
  const isApproved = approval?.state === 'none' || approval?.state === 'approved';
  const stage = useStage().data?.stage;
  const openStage = stage?.state === 'open' ? stage.revision : null;
  const isUnchecked = !check.data || check.isPlaceholderData;
  const isBlocked = isStale || isUnchecked || !isApproved || has('error') || openStage !== null;
  const asksReason = !isStale && !has('error') && has('warning');
  const submit = () => {
    setWords({ ...words, tried: true });
    if (words.stage.isStaged && 'wrong' in readPlan(words.stage)) return;
    if (isBlocked || words.note.trim() === '' || (asksReason && words.reason.trim() === '')) return;
    publish.mutate({
      note: words.note,
      draftVersion: draft.version,
      baseRevision: draft.baseRevision,
      ...(asksReason ? { warningReason: words.reason } : {}),
    });
  };
  const reload = () => {
    publish.reset();
    void refresh();
  };
  return {
    check,
    approval,
    words,
    asksReason,
    mayPublish,
    isBlocked,
    publish,
    release,
    submit,
    reload,
    openStage,
    onWords: setWords,
  };
}
