import { Alert, Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { account as calls, session, type OwnSession } from '../../protocol/calls/session.ts';
import { findPasswordFault } from '../../protocol/release/operator-rules.ts';
import { FactorsPanel } from '../factors/factors-panel.tsx';
import { useSession } from '../http/queries.ts';
import { forget, useCall, useKeep, useSend } from '../http/use-call.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { PasswordInput } from '../ui/fields/password-input.tsx';
import { Loaded, Screen } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { nameBrowser } from './name-browser.ts';
import { NewPasswordField } from './password-field.tsx';
import { peopleMessages } from './people-messages.ts';
import { Refusal } from '../ui/refusal.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { FormField } from '../ui/fields/form-field.tsx';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const words = peopleMessages.account;

function PasswordForm({ username }: { readonly username: string }) {
  const send = useSend();
  const client = useQueryClient();
  const keep = useKeep(session.me);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const fault = findPasswordFault(password, username);
  const saving = useMutation({
    mutationFn: () => send(calls.changePassword, { current, password }),
    onSuccess: (opened) => {
      keep(opened);
      void forget(client, calls.read);
      setCurrent('');
      setPassword('');
      setTried(false);
      tellSuccess(words.saved);
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (current !== '' && fault === null) saving.mutate();
  };
  return (
    <GuardedForm onSubmit={submit} noValidate>
      <Stack gap="4" maxWidth="26rem">
        <Text color="fg.muted">{words.passwordText}</Text>
        <Box role="alert" hidden={!saving.isError}>
          {saving.isError ? (
            <Alert.Root status="error" size="sm">
              <Alert.Indicator />
              <Alert.Title>{describeError(saving.error)}</Alert.Title>
            </Alert.Root>
          ) : null}
        </Box>
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <FormField
          isRequired
          label={words.current}
          fault={tried && current === '' ? words.currentMissing : null}
        >
          <PasswordInput value={current} onChange={setCurrent} autoComplete="current-password" />
        </FormField>
        <NewPasswordField
          label={words.next}
          value={password}
          fault={tried ? fault : null}
          onChange={setPassword}
        />
        <Box>
          <Button type="submit" size="sm" colorPalette="brand" loading={saving.isPending}>
            {words.save}
          </Button>
        </Box>
      </Stack>
    </GuardedForm>
  );
}

function SessionLine({ session: one }: { readonly session: OwnSession }) {
  const send = useSend();
  const keep = useKeep(calls.read);
  const browser = nameBrowser(one.browser);
  const ending = useMutation({
    mutationFn: () => send(calls.endSession, { id: one.id }),
    onSuccess: (account) => {
      keep(account);
      tellSuccess(words.ended);
    },
  });
  return (
    <Flex as="li" gap="3" align="center" wrap="wrap" paddingBlock="3" borderBlockStartWidth="1px">
      <Stack gap="0.5" flex="1" minWidth="12rem">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{browser}</Text>
          {one.isCurrent ? <Badge colorPalette="green">{words.here}</Badge> : null}
        </Flex>
        <Text color="fg.muted" overflowWrap="anywhere">
          <bdi>{one.network}</bdi> · {words.opened} <Moment iso={one.openedAt} /> · {words.seen}{' '}
          <Moment iso={one.lastSeenAt} />
        </Text>
        <Refusal error={ending.error} />
      </Stack>
      {one.isCurrent ? null : (
        <Button
          size="sm"
          variant="outline"
          aria-label={words.endOf(browser, one.network)}
          loading={ending.isPending}
          onClick={() => ending.mutate()}
        >
          {words.end}
        </Button>
      )}
    </Flex>
  );
}

/** An operator's own password and sessions. */
export function AccountPage() {
  const username = useSession().data?.account.username ?? '';
  const account = useCall(calls.read, {}, { every: 10_000 });
  return (
    <Screen title={words.title} lead={words.lead}>
      <Stack gap="6">
        <TitledPanel title={words.passwordTitle}>
          <PasswordForm username={username} />
        </TitledPanel>
        <FactorsPanel />
        <TitledPanel title={words.sessionsTitle}>
          <Loaded query={account}>
            {({ sessions, decidesFrom }) => (
              <>
                {decidesFrom === null ? null : (
                  <Text marginBlockEnd="3">
                    {words.decidesFrom} <Moment iso={decidesFrom} />.
                  </Text>
                )}
                <Stack as="ul" gap="0" listStyleType="none">
                  {sessions.map((one) => (
                    <SessionLine key={one.id} session={one} />
                  ))}
                </Stack>
              </>
            )}
          </Loaded>
        </TitledPanel>
      </Stack>
    </Screen>
  );
}
