import { Box, Text } from '@chakra-ui/react';
import { useEffect, useState, type SubmitEvent } from 'react';
import { session as calls } from '../../protocol/calls/session.ts';
import type { ProofWay } from '../../protocol/console/console-factors.ts';
import { answerProofDemands } from '../http/ask-for-proof.ts';
import { useKeep } from '../http/use-call.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { factorMessages as words } from './factor-messages.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

interface Demand {
  readonly ways: readonly ProofWay[];
  readonly answer: (proven: boolean) => void;
}

function ProofDialog({ ways, answer }: Demand) {
  const keep = useKeep(calls.me);
  const proof = useProof(ways, (session) => {
    keep(session);
    answer(true);
  });
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    // The dialog lies within the form of the screen below it, as React sees it.
    event?.stopPropagation();
    proof.submit();
  };
  const confirm = proof.way === 'passkey' ? words.ways.passkey.use : words.proof.submit;
  return (
    <ConfirmDialog
      open
      stays
      title={words.proof.title}
      text={words.proof.text}
      confirm={confirm}
      busy={proof.isPending}
      onConfirm={submit}
      onClose={() => answer(false)}
    >
      <form onSubmit={submit} noValidate>
        <Box marginBlockStart="4">
          <ProofFields proof={proof} />
        </Box>
        {/* Enter in a field sends the form. */}
        <button type="submit" hidden aria-label={confirm} />
      </form>
      <Text role="alert" color="fg.error" marginBlockStart="3" hidden={proof.fault === null}>
        {proof.fault}
      </Text>
    </ConfirmDialog>
  );
}

/** Asks in place for the proof that a call was refused for; the call is sent again after it. */
export function ProofGate() {
  const [demand, setDemand] = useState<Demand | null>(null);
  useEffect(() => {
    const stop = answerProofDemands(
      (ways) =>
        new Promise((resolve) => {
          const answer = (proven: boolean) => {
            setDemand(null);
            resolve(proven);
          };
          setDemand({ ways, answer });
        }),
    );
    return stop;
  }, []);
  return demand === null ? null : <ProofDialog {...demand} />;
}
