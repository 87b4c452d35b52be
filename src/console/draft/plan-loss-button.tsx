import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draft } from '../../protocol/calls/site.ts';
import { useSchedule } from '../http/queries.ts';
import { forget } from '../http/use-call.ts';
import { scheduleMessages } from '../review/schedule-messages.ts';
import { showMoment } from '../review/show-moment.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Refusal } from '../ui/refusal.tsx';

/** The planned release that any change of the draft voids, in words; null where none waits. */
function usePlanLoss(): string | null {
  const plan = useSchedule();
  return plan?.state === 'waiting' ? scheduleMessages.suspends(showMoment(plan.dueAt, plan.zone)) : null;
}

/**
 * A button that changes the draft beside the editor: it asks first, with what would be lost, a planned release
 * too. A refusal is said in the question, which stays open.
 */
export function PlanLossButton({
  ask,
  take,
  onDone,
  ...button
}: ButtonProps & {
  readonly ask: { readonly title: string; readonly text: string; readonly confirm: string };
  readonly take: () => Promise<unknown>;
  readonly onDone: () => void;
}) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const loss = usePlanLoss();
  const taking = useMutation({
    mutationFn: take,
    onSuccess: () => {
      setAsking(false);
      onDone();
      return client.invalidateQueries();
    },
    onError: () => forget(client, draft.read),
  });
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          taking.reset();
          setAsking(true);
        }}
      />
      {asking ? (
        <ConfirmDialog
          open
          title={ask.title}
          text={ask.text}
          confirm={ask.confirm}
          busy={taking.isPending}
          onConfirm={() => taking.mutate()}
          onClose={() => setAsking(false)}
        >
          {loss === null ? null : (
            <Text color="fg.warning" marginBlockStart="3">
              {loss}
            </Text>
          )}
          <Refusal error={taking.error} marginBlockStart="3" />
        </ConfirmDialog>
      ) : null}
    </>
  );
}
