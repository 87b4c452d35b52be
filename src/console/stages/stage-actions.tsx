import { Button, Flex, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StageRecord } from '../../protocol/release/stage.ts';
import { stages } from '../../protocol/calls/releases.ts';
import { useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { tellSuccess } from '../ui/toasts.tsx';
import { stageMessages as words } from './stage-messages.ts';

function RollBackDialog({ stage, onClose }: { readonly stage: StageRecord; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  return (
    <AskReason
      danger
      title={words.rollBackTitle}
      text={words.rollBackText}
      confirm={words.rollBack}
      words={words}
      take={(reason) => send(stages.rollBack, { id: stage.id, note: reason })}
      done={words.rolledBack}
      onDone={() => void client.invalidateQueries()}
      onClose={onClose}
    />
  );
}

function CompleteDialog({ stage, onClose }: { readonly stage: StageRecord; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const complete = useMutation({
    mutationFn: () => send(stages.complete, { id: stage.id, note: stage.note }),
    onSuccess: async ({ revision }) => {
      onClose();
      tellSuccess(words.completed(revision));
      await client.invalidateQueries();
    },
  });
  return (
    <ConfirmDialog
      open
      title={words.completeTitle}
      text={words.completeText}
      confirm={words.complete}
      busy={complete.isPending}
      onConfirm={() => complete.mutate()}
      onClose={onClose}
    >
      <Refusal error={complete.error} />
    </ConfirmDialog>
  );
}

function Refusal({ error }: { readonly error: Error | null }) {
  return error === null ? null : (
    <Text role="alert" color="fg.error" marginBlockStart="3">
      {describeError(error)}
    </Text>
  );
}

const steps = [1, 5, 10, 25, 50, 75, 100] as const;

function Widen({ stage }: { readonly stage: StageRecord }) {
  const send = useSend();
  const client = useQueryClient();
  const wider = steps.filter((share) => share > stage.share);
  const [chosen, setChosen] = useState<number | null>(null);
  const share = wider.find((step) => step === chosen) ?? wider[0];
  const widen = useMutation({
    mutationFn: (to: number) => send(stages.widen, { id: stage.id, share: to }),
    onSuccess: async (record) => {
      tellSuccess(words.widened(record.share));
      await client.invalidateQueries();
    },
  });
  if (share === undefined) return null;
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Choice
        label={words.widenTo}
        value={String(share)}
        options={wider.map((step) => ({ value: String(step), label: `${step}%` }))}
        onChange={(value) => setChosen(Number(value))}
      />
      <Button size="sm" variant="outline" loading={widen.isPending} onClick={() => widen.mutate(share)}>
        {words.widen}
      </Button>
      <Refusal error={widen.error} />
    </Flex>
  );
}

/** Widen the stage, release to all, or roll back. */
export function StageActions({ stage }: { readonly stage: StageRecord }) {
  const [action, setAsked] = useState<'complete' | 'rollBack' | null>(null);
  const close = () => setAsked(null);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Widen stage={stage} />
      <Button size="sm" colorPalette="brand" onClick={() => setAsked('complete')}>
        {words.complete}
      </Button>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsked('rollBack')}>
        {words.rollBack}
      </Button>
      {action === 'complete' ? <CompleteDialog stage={stage} onClose={close} /> : null}
      {action === 'rollBack' ? <RollBackDialog stage={stage} onClose={close} /> : null}
    </Flex>
  );
}
