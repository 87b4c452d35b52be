import { Alert, Box, Button, Field, Flex, Heading, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ApiFailure } from '../http/call-api.ts';
import { keys, useConsoleApi } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { describeError } from '../ui/error-text.ts';
import { LabelledIconButton } from '../ui/icon-button.tsx';

function describeRefusal(error: unknown): string {
  if (error instanceof ApiFailure && error.code === 'session.throttled' && error.retryAfterSeconds)
    return messages.signIn.wait(error.retryAfterSeconds);
  return describeError(error);
}

function Mark() {
  return (
    <Flex
      boxSize="9"
      borderRadius="l2"
      background="brand.solid"
      color="brand.contrast"
      align="center"
      justify="center"
      fontWeight="bold"
      fontSize="lg"
      aria-hidden="true"
    >
      F
    </Flex>
  );
}

function PasswordInput(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  const [visible, setVisible] = useState(false);
  return (
    <InputGroup
      endElement={
        <LabelledIconButton
          icon="eye"
          label={visible ? messages.signIn.hide : messages.signIn.show}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          type="button"
        />
      }
      endElementProps={{ paddingInline: '1' }}
    >
      <Input
        name="password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        height="11"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </InputGroup>
  );
}

export function SignInPage({ ended }: { readonly ended: boolean }) {
  const api = useConsoleApi();
  const client = useQueryClient();
  const nameInput = useRef<HTMLInputElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const login = useMutation({
    mutationFn: () => api.login({ username, password }),
    onSuccess: (session) => client.setQueryData(keys.me, session),
    onError: () => setPassword(''),
  });
  useEffect(() => {
    document.title = `${messages.signIn.title} · ${messages.product}`;
    nameInput.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const incomplete = username.trim() === '' || password === '';
    setMissing(incomplete);
    if (!incomplete) login.mutate();
  };
  const notice = missing
    ? messages.signIn.missing
    : login.isError
      ? describeRefusal(login.error)
      : ended
        ? messages.errors['session.required']
        : null;
  return (
    <Flex as="main" minHeight="100dvh" align="center" justify="center" padding="4" background="bg.canvas">
      <Box width="full" maxWidth="24rem">
        <Stack gap="6">
          <Stack gap="4">
            <Mark />
            <Stack gap="1">
              <Heading as="h1" fontSize="2xl" letterSpacing="-0.02em" fontWeight="semibold">
                {messages.signIn.title}
              </Heading>
              <Text color="fg.muted">{messages.signIn.lead}</Text>
            </Stack>
          </Stack>
          <form onSubmit={submit} noValidate>
            <Stack gap="4">
              <Box role="alert">
                {notice ? (
                  <Alert.Root status={ended && !login.isError && !missing ? 'info' : 'error'} size="sm">
                    <Alert.Indicator />
                    <Alert.Title>{notice}</Alert.Title>
                  </Alert.Root>
                ) : null}
              </Box>
              <Field.Root>
                <Field.Label>{messages.signIn.username}</Field.Label>
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
              </Field.Root>
              <Field.Root>
                <Field.Label>{messages.signIn.password}</Field.Label>
                <PasswordInput value={password} onChange={setPassword} />
              </Field.Root>
              <Button type="submit" colorPalette="brand" height="11" loading={login.isPending}>
                {messages.signIn.submit}
              </Button>
            </Stack>
          </form>
        </Stack>
      </Box>
    </Flex>
  );
}
