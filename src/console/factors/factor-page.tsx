import { Button, Stack } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { ConsoleSession } from '../../protocol/calls/session.ts';
import { keys, useConsoleApi } from '../http/queries.ts';
import { EntryPage } from '../ui/entry-page.tsx';
import { factorMessages as words } from './factor-messages.ts';
import { ProofFields } from './proof-fields.tsx';
import { useProof } from './use-proof.ts';

/** Ends the login that is not finished, for another operator. */
export function LeaveButton() {
  const api = useConsoleApi();
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => api.logout(),
    onSuccess: () => client.resetQueries({ queryKey: keys.me }),
  });
  return (
    <Button variant="outline" height="11" loading={leaving.isPending} onClick={() => leaving.mutate()}>
      {words.logIn.other}
    </Button>
  );
}

/** The second half of a login: the password was right. */
export function FactorPage({ session }: { readonly session: ConsoleSession }) {
  const client = useQueryClient();
  const proof = useProof(session.factor.ways, (whole) => client.setQueryData(keys.me, whole));
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
