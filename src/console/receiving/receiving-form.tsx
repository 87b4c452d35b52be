import { Field, Grid, Heading, Input, NativeSelect, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import {
  receiving,
  receivingKinds,
  type ReceivingAccount,
  type ReceivingFields,
  type ReceivingState,
} from '../../protocol/calls/receiving.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { nameAccount } from './receiving-facts.tsx';
import { receivingMessages as words } from './receiving-messages.ts';

type Name = keyof ReceivingFields;
/** Everything but the switch, as typed. */
type Typed = Readonly<Record<Exclude<Name, 'enabled'>, string>>;

const writeTyped = (account: ReceivingAccount | null, state: ReceivingState): Typed => ({
  method: account?.method ?? state.methods[0]?.id ?? '',
  kind: account?.kind ?? 'bank',
  provider: account?.provider ?? '',
  holder: account?.holder ?? '',
  number: account?.number ?? '',
  qrText: account?.qrText ?? '',
  fromLevel: String(account?.fromLevel ?? 0),
  toLevel: String(account?.toLevel ?? ''),
  minimum: account?.minimum ?? state.methods[0]?.minimum ?? '',
  maximum: account?.maximum ?? state.methods[0]?.maximum ?? '',
  perDay: account?.perDay ?? '',
  position: String(account?.position ?? state.accounts.length),
});
const isWhole = (text: string): boolean => /^[0-9]{1,4}$/.test(text.trim());
/** Missing fields are reported immediately, together with a missing reason, and not only by the server. */
const needed = ['provider', 'holder', 'number', 'minimum', 'maximum'] as const;
const findMissing = (typed: Typed): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    needed.filter((name) => typed[name].trim() === '').map((name) => [name, 'field.required']),
  ),
  ...(isWhole(typed.position) ? {} : { position: 'number.invalid' }),
});
const readTyped = (typed: Typed, enabled: boolean): ReceivingFields => ({
  ...typed,
  kind: receivingKinds.find((kind) => kind === typed.kind) ?? 'bank',
  fromLevel: Number(typed.fromLevel),
  toLevel: typed.toLevel === '' ? null : Number(typed.toLevel),
  minimum: typed.minimum.trim(),
  maximum: typed.maximum.trim(),
  perDay: typed.perDay.trim() === '' ? null : typed.perDay.trim(),
  position: Number(typed.position),
  enabled,
});

interface Fields {
  readonly typed: Typed;
  readonly faults: Readonly<Record<string, string>>;
  readonly onType: (name: keyof Typed, value: string) => void;
}

function Framed(props: {
  readonly fields: Fields;
  readonly name: keyof Typed;
  readonly optional?: boolean;
  readonly children: ReactNode;
}) {
  const fault = props.fields.faults[props.name];
  const hint = words.hints[props.name];
  return (
    <Field.Root required={props.optional !== true} invalid={fault !== undefined}>
      <Field.Label>
        {words.names[props.name]} <Field.RequiredIndicator />
      </Field.Label>
      {props.children}
      {hint === undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{words.faults[fault ?? ''] ?? words.faults['number.invalid']}</Field.ErrorText>
    </Field.Root>
  );
}
function Typing(props: {
  readonly fields: Fields;
  readonly name: keyof Typed;
  readonly optional?: boolean;
  readonly mode?: 'decimal' | 'numeric';
}) {
  const { fields, name } = props;
  return (
    <Framed fields={fields} name={name} optional={props.optional ?? false}>
      <Input
        size="sm"
        maxLength={name === 'qrText' ? 600 : 80}
        inputMode={props.mode ?? 'text'}
        value={fields.typed[name]}
        onChange={(event) => fields.onType(name, event.target.value)}
      />
    </Framed>
  );
}
function Choosing(props: {
  readonly fields: Fields;
  readonly name: keyof Typed;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}) {
  const { fields, name, options } = props;
  return (
    <Framed fields={fields} name={name}>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          height={{ base: '11', md: '9' }}
          value={fields.typed[name]}
          onChange={(event) => fields.onType(name, event.target.value)}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Framed>
  );
}

function AccountFields({ fields, state }: { readonly fields: Fields; readonly state: ReceivingState }) {
  const ranks = state.levels.map(({ rank, name }) => ({
    value: String(rank),
    label: words.rank(rank, name),
  }));
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} alignItems="start">
      <Choosing
        fields={fields}
        name="method"
        options={state.methods.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choosing
        fields={fields}
        name="kind"
        options={receivingKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <Typing fields={fields} name="provider" />
      <Typing fields={fields} name="holder" />
      <Typing fields={fields} name="number" />
      <Typing fields={fields} name="qrText" optional />
      <Typing fields={fields} name="minimum" mode="decimal" />
      <Typing fields={fields} name="maximum" mode="decimal" />
      <Typing fields={fields} name="perDay" mode="decimal" optional />
      <Choosing
        fields={fields}
        name="fromLevel"
        options={[{ value: '0', label: words.allLevels }, ...ranks]}
      />
      <Choosing fields={fields} name="toLevel" options={[{ value: '', label: words.noEnd }, ...ranks]} />
      <Typing fields={fields} name="position" mode="numeric" />
    </Grid>
  );
}

function useProposing(id: string | null, onClose: () => void) {
  const send = useSend();
  const keep = useKeep(receiving.list);
  return useMutation({
    mutationFn: (proposal: { readonly fields: ReceivingFields; readonly note: string }) =>
      send(receiving.propose, { id, ...proposal }),
    onSuccess: (state) => {
      keep(state);
      onClose();
      tellSuccess(words.sent);
    },
  });
}

/** Asks for a new account, or for a changed one. An error of the server shows at its field; the input is kept. */
export function ReceivingForm(props: {
  readonly state: ReceivingState;
  /** Null: a new one. */
  readonly account: ReceivingAccount | null;
  readonly onClose: () => void;
}) {
  const { state, account, onClose } = props;
  const [typed, setTyped] = useState(() => writeTyped(account, state));
  const [enabled, setEnabled] = useState(account?.enabled ?? true);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const propose = useProposing(account?.id ?? null, onClose);
  const missing = tried && note.trim() === '';
  const faults = {
    ...(propose.error instanceof ApiFailure ? propose.error.fields : {}),
    ...(tried ? findMissing(typed) : {}),
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== '' && Object.keys(findMissing(typed)).length === 0)
      propose.mutate({ fields: readTyped(typed, enabled), note });
  };
  return (
    <Panel>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Heading as="h2" fontSize="sm" fontWeight="semibold">
            {account === null ? words.add : words.changeOne(nameAccount(account))}
          </Heading>
          <AccountFields
            fields={{ typed, faults, onType: (name, value) => setTyped({ ...typed, [name]: value }) }}
            state={state}
          />
          <SwitchField label={words.names.enabled} isOn={enabled} onChange={setEnabled} />
          <ProposalEnding
            words={words}
            note={note}
            isMissing={missing}
            isBusy={propose.isPending}
            error={propose.error}
            onNote={setNote}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Panel>
  );
}
