import { Grid, Stack } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { senders, type SmtpSummary } from '../../protocol/calls/senders.ts';
import { useSend } from '../http/use-call.ts';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { SenderEnding } from './sender-ending.tsx';
import { senderMessages } from './sender-messages.ts';
import { useSaving } from './use-saving.ts';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const words = senderMessages.email;
type Typed = Readonly<Record<'host' | 'port' | 'from' | 'user' | 'password', string>>;

const writeTyped = (smtp: SmtpSummary | null): Typed => ({
  host: smtp?.host ?? '',
  port: String(smtp?.port ?? 587),
  from: smtp?.from ?? '',
  user: smtp?.user ?? '',
  password: '',
});
/** What is plain without asking the server: field → sentence. */
const findFaults = (typed: Typed): Partial<Typed> => ({
  ...(typed.host.trim() === '' ? { host: senderMessages.missing } : {}),
  ...(typed.from.trim() === '' ? { from: senderMessages.missing } : {}),
  ...(/^[0-9]{1,5}$/.test(typed.port.trim()) && Number(typed.port) >= 1 && Number(typed.port) <= 65_535
    ? {}
    : { port: senderMessages.badPort }),
});

/** The mail server by which email leaves. */
export function SmtpForm({ smtp }: { readonly smtp: SmtpSummary | null }) {
  const send = useSend();
  const [typed, setTyped] = useState(() => writeTyped(smtp));
  const [secure, setSecure] = useState(smtp?.secure ?? false);
  const [requireTls, setRequireTls] = useState(smtp?.requireTls ?? true);
  const [tried, setTried] = useState(false);
  const { saving, faultOf, other } = useSaving({
    channel: 'email',
    save: (password: string) =>
      send(senders.saveSmtp, {
        host: typed.host.trim(),
        port: Number(typed.port),
        secure,
        requireTls,
        user: typed.user.trim(),
        from: typed.from.trim(),
        password: password === '' ? null : password,
      }),
    onSaved: () => {
      setTried(false);
      setTyped((now) => ({ ...now, password: '' }));
    },
  });
  const ownFaults = tried ? findFaults(typed) : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(findFaults(typed)).length === 0) saving.mutate(typed.password);
  };
  const field = (name: keyof Typed) => ({
    label: words[name],
    value: typed[name],
    fault: ownFaults[name] ?? faultOf(name),
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const passwordHint = smtp?.hasPassword === true ? words.passwordKept : words.passwordHint;
  return (
    <GuardedForm onSubmit={submit} noValidate aria-label={words.form}>
      <Stack gap="4">
        <Grid gap="4" templateColumns={{ base: '1fr', md: '2fr 1fr' }} alignItems="start">
          <TextField {...field('host')} isRequired hint={words.hostHint} />
          <TextField {...field('port')} isRequired inputMode="numeric" maxLength={5} />
        </Grid>
        <TextField {...field('from')} isRequired hint={words.fromHint} />
        <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }} alignItems="start">
          <TextField {...field('user')} hint={words.userHint} />
          <TextField {...field('password')} type="password" maxLength={500} hint={passwordHint} />
        </Grid>
        <Stack gap="2">
          <SwitchField label={words.secure} isOn={secure} onChange={setSecure} />
          <SwitchField label={words.requireTls} isOn={requireTls} onChange={setRequireTls} />
        </Stack>
        <SenderEnding isBusy={saving.isPending} error={other} />
      </Stack>
    </GuardedForm>
  );
}
