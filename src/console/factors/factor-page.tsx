import { Button, Stack } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { session as calls, type ConsoleSession } from '../../protocol/calls/session.ts';
import { keyOf, useKeep, useSend } from '../http/use-call.ts';
import { EntryPage } from '../ui/entry-page.tsx';
import { factorMessages as words } from './factor-messages.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

/** Ends the login that is not finished, for another operator. */
export function LeaveButton() {
  const send = useSend();
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => send(calls.logOut),
    onSuccess: () => client.resetQueries({ queryKey: keyOf(calls.me) }),
  });
  return (
    <Button variant="outline" height="11" loading={leaving.isPending} onClick={() => leaving.mutate()}>
      {words.logIn.other}
    </Button>
  );
}

/** The second half of a login: the password was right. */
export function FactorPage({ session }: { readonly session: ConsoleSession }) {
  const proof = useProof(session.factor.ways, useKeep(calls.me));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    proof.submit();
  };
  return (
    <EntryPage
      title={words.logIn.title}
      lead={words.logIn.lead(session.account.name)}
      notice={proof.fault === null ? null : { status: 'error', text: proof.fault }}
    >
      <Stack gap="4">
        <form onSubmit={submit} noValidate>
          <Stack gap="4">
            <ProofFields proof={proof} />
            <Button type="submit" colorPalette="brand" height="11" loading={proof.isPending}>
              {proof.way === 'passkey' ? words.ways.passkey.use : words.logIn.submit}
            </Button>
          </Stack>
        </form>
        <LeaveButton />
      </Stack>
    </EntryPage>
  );
}
