import { Button, Input, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { session } from '../../protocol/calls/session.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { EntryPage } from '../ui/entry-page.tsx';
import { PasswordInput } from '../ui/fields/password-input.tsx';
import { FormField } from '../ui/fields/form-field.tsx';

function describeRefusal(error: unknown): string {
  if (error instanceof ApiFailure && error.code === 'session.throttled' && error.retryAfterSeconds)
    return messages.logIn.wait(error.retryAfterSeconds);
  return describeError(error);
}

export function LoginPage({ ended }: { readonly ended: boolean }) {
  const send = useSend();
  const keep = useKeep(session.me);
  const nameInput = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const login = useMutation({
    mutationFn: () => send(session.logIn, { username, password }),
    onSuccess: keep,
    onError: () => setPassword(''),
  });
  useEffect(() => nameInput.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const incomplete = username.trim() === '' || password === '';
    setMissing(incomplete);
    if (!incomplete) login.mutate();
  };
  const notice = missing
    ? messages.logIn.missing
    : login.isError
      ? describeRefusal(login.error)
      : ended
        ? messages.errors['session.required']
        : null;
  const isInfo = ended && !login.isError && !missing;
  return (
    <EntryPage
      title={messages.logIn.title}
      lead={messages.logIn.lead}
      notice={notice === null ? null : { status: isInfo ? 'info' : 'error', text: notice }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <FormField label={messages.logIn.username}>
            <Input
              ref={nameInput}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              height="11"
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          </FormField>
          <FormField label={messages.logIn.password}>
            <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
          </FormField>
          <Button type="submit" colorPalette="brand" height="11" loading={login.isPending}>
            {messages.logIn.submit}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  );
}
