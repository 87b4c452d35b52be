import { Box, Button, Stack } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { senders } from '../../protocol/calls/senders.ts';
import { useSend } from '../http/use-call.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { SenderEnding } from './sender-ending.tsx';
import { exampleTemplate, senderMessages } from './sender-messages.ts';
import { useSaving } from './use-saving.ts';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const words = senderMessages.sms;

/** Names of the secrets that a template asks for, in their order. */
const readSecretNames = (template: string): readonly string[] => [
  ...new Set([...template.matchAll(/\{\{\s*secret\.([A-Za-z0-9_.]+)\s*\}\}/g)].map(([, name = '']) => name)),
];

/** The call of the provider by which SMS leave, with a field for each secret that it names. */
export function SmsForm(props: {
  readonly template: string | null;
  readonly secretNames: readonly string[];
}) {
  const send = useSend();
  const [template, setTemplate] = useState(props.template ?? '');
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const names = readSecretNames(template);
  const { saving, faultOf, other } = useSaving({
    channel: 'sms',
    save: (given: Readonly<Record<string, string>>) => send(senders.saveSms, { template, secrets: given }),
    onSaved: () => {
      setTried(false);
      setSecrets({});
    },
  });
  const isMissing = template.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const given = names.flatMap((name) => (secrets[name] ? [[name, secrets[name]] as const] : []));
    if (!isMissing) saving.mutate(Object.fromEntries(given));
  };
  return (
    <GuardedForm onSubmit={submit} noValidate aria-label={words.form}>
      <Stack gap="4">
        <TextField
          isSource
          isRequired
          label={words.template}
          hint={words.templateHint}
          maxLength={8_000}
          value={template}
          fault={tried && isMissing ? senderMessages.missing : (faultOf('template') ?? faultOf('secrets'))}
          onChange={setTemplate}
        />
        {isMissing ? (
          <Box>
            <Button size="sm" variant="outline" onClick={() => setTemplate(exampleTemplate)}>
              {words.example}
            </Button>
          </Box>
        ) : null}
        {names.map((name) => (
          <TextField
            key={name}
            type="password"
            maxLength={500}
            label={words.secret(name)}
            hint={props.secretNames.includes(name) ? words.secretKept : words.secretHint}
            value={secrets[name] ?? ''}
            fault={null}
            onChange={(value) => setSecrets({ ...secrets, [name]: value })}
          />
        ))}
        <SenderEnding isBusy={saving.isPending} error={other} />
      </Stack>
    </GuardedForm>
  );
}
