import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { proofs } from '../../protocol/calls/factors.ts';
import type { ConsoleSession } from '../../protocol/calls/session.ts';
import type { ProofWay } from '../../protocol/console/console-factors.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { DeviceFailure, signWithPasskey } from './ask-device.ts';
import { factorMessages as words } from './factor-messages.ts';

/** What a person reads about a proof or a set-up that did not succeed. */
export function describeProofError(error: unknown): string {
  if (error instanceof DeviceFailure) return error.message;
  if (error instanceof ApiFailure && error.code === 'factor.throttled' && error.retryAfterSeconds)
    return messages.logIn.wait(error.retryAfterSeconds);
  return describeError(error);
}

/** A proof that is being given: the way, what was typed, and what came of it. */
export function useProof(ways: readonly ProofWay[], onProven: (session: ConsoleSession) => void) {
  const send = useSend();
  const [chosen, setChosen] = useState<ProofWay | null>(null);
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const way = chosen ?? ways[0] ?? 'code';
  const proving = useMutation({
    mutationFn: async () => {
      if (way !== 'passkey') return send(proofs.give, { way, answer: typed });
      const { options } = await send(proofs.startPasskey);
      return send(proofs.give, { way, answer: await signWithPasskey(options) });
    },
    onSuccess: onProven,
    onError: () => setTyped(''),
  });
  return {
    way,
    others: ways.filter((one) => one !== way),
    typed,
    type: setTyped,
    fault: isMissing ? words.missing : proving.isError ? describeProofError(proving.error) : null,
    isPending: proving.isPending,
    choose: (next: ProofWay) => {
      setChosen(next);
      setTyped('');
      setMissing(false);
      proving.reset();
    },
    submit: () => {
      const isEmpty = way !== 'passkey' && typed.trim() === '';
      setMissing(isEmpty);
      if (!isEmpty && !proving.isPending) proving.mutate();
    },
  };
}
export type GivenProof = ReturnType<typeof useProof>;
