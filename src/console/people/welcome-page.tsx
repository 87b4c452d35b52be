import { Button, Flex, Input, Spinner, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent, type RefObject } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { links, session, type LinkPurpose } from '../../protocol/calls/session.ts';
import { findPasswordFault } from '../../protocol/release/operator-rules.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useCall, useKeep, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { EntryPage } from '../ui/entry-page.tsx';
import { describeError } from '../ui/errors/error-text.ts';
import { LoadFailure } from '../ui/screen.tsx';
import { NewPasswordField } from './password-field.tsx';
import { peopleMessages } from './people-messages.ts';
import { isUsername, UsernameField } from './username-field.tsx';
import { FormField } from '../ui/fields/form-field.tsx';

const words = peopleMessages.welcome;

/** What the page is about, for each kind of link. */
const describe = ({ purpose, name, username }: LinkPurpose): { title: string; lead: string } => {
  if (purpose === 'setup') return { title: words.setupTitle, lead: words.setupText };
  if (purpose === 'reset') return { title: words.resetTitle, lead: words.resetText(username) };
  return { title: words.invitationTitle(name), lead: words.invitationText(username) };
};

const focusFirst = (form: RefObject<HTMLFormElement | null>): void => {
  // After the faults are drawn.
  setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

function OwnName(props: {
  readonly name: string;
  readonly username: string;
  readonly tried: boolean;
  readonly onName: (name: string) => void;
  readonly onUsername: (username: string) => void;
}) {
  const { name, username, tried } = props;
  return (
    <>
      <FormField
        isRequired
        label={peopleMessages.name}
        fault={tried && name.trim() === '' ? peopleMessages.nameMissing : null}
      >
        <Input
          name="name"
          autoComplete="name"
          height="11"
          maxLength={80}
          value={name}
          onChange={(event) => props.onName(event.target.value)}
        />
      </FormField>
      <UsernameField
        name="username"
        autoComplete="username"
        value={username}
        tried={tried}
        onChange={props.onUsername}
      />
    </>
  );
}

function useTake(link: LinkPurpose, token: string) {
  const send = useSend();
  const keep = useKeep(session.me);
  const navigate = useNavigate();
  const [typed, setTyped] = useState({ name: link.name, username: link.username, password: '' });
  const [tried, setTried] = useState(false);
  const person = { name: typed.name.trim(), username: typed.username.trim() };
  const fault = findPasswordFault(typed.password, person.username);
  const isNamed = person.name !== '' && isUsername(person.username);
  const taking = useMutation({
    mutationFn: () => send(links.take, { token, ...person, password: typed.password }),
    onSuccess: (opened) => {
      keep(opened);
      void navigate('/', { replace: true });
    },
  });
  const submit = (): boolean => {
    setTried(true);
    if (fault !== null || !isNamed) return false;
    taking.mutate();
    return true;
  };
  return { typed, setTyped, tried, fault: tried ? fault : null, taking, submit };
}

function WelcomeForm({ link, token }: { readonly link: LinkPurpose; readonly token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { typed, setTyped, tried, fault, taking, submit } = useTake(link, token);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!submit()) focusFirst(form);
  };
  return (
    <EntryPage
      {...describe(link)}
      notice={taking.isError ? { status: 'error', text: describeError(taking.error) } : null}
    >
      <form ref={form} onSubmit={onSubmit} noValidate>
        <Stack gap="4">
          {link.purpose === 'setup' ? (
            <OwnName
              name={typed.name}
              username={typed.username}
              tried={tried}
              onName={(name) => setTyped({ ...typed, name })}
              onUsername={(username) => setTyped({ ...typed, username })}
            />
          ) : (
            // For password managers: whose password this is.
            <input type="hidden" name="username" autoComplete="username" value={link.username} readOnly />
          )}
          <NewPasswordField
            label={words.password}
            value={typed.password}
            fault={fault}
            onChange={(password) => setTyped({ ...typed, password })}
          />
          <Button type="submit" colorPalette="brand" height="11" loading={taking.isPending}>
            {words.submit}
          </Button>
        </Stack>
      </form>
    </EntryPage>
  );
}

function LinkGone() {
  return (
    <EntryPage title={words.goneTitle} lead={words.goneText} notice={null}>
      <Button variant="outline" height="11" asChild>
        <Link to="/">{words.toLogin}</Link>
      </Button>
    </EntryPage>
  );
}

/** Where a link for one use leads: the first administrator, an invitation, a new password. */
export function WelcomePage() {
  const token = useLocation().hash.slice(1);
  const link = useCall(links.look, { token }, { staleTime: Infinity, refetchOnWindowFocus: false });
  if (link.data !== undefined) return <WelcomeForm key={token} link={link.data} token={token} />;
  // Anything but a lost connection or a fault of the server: the link is not one.
  if (link.error instanceof ApiFailure && [400, 404].includes(link.error.status)) return <LinkGone />;
  return (
    <Flex as="main" minHeight="100dvh" align="center" justify="center">
      {link.isError ? (
        <LoadFailure error={link.error} retry={() => void link.refetch()} />
      ) : (
        <Spinner aria-label={messages.loading} />
      )}
    </Flex>
  );
}
