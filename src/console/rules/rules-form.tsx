import { Grid, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { RulesCalls } from '../../protocol/calls/rules.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { Panel } from '../ui/screen.tsx';
import { SwitchField } from '../ui/fields/switch-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { rulesMessages } from './rules-messages.ts';

export interface RulesField<Name extends string> {
  readonly name: Name;
  readonly kind: 'amount' | 'count';
  readonly hint?: string;
  readonly isOptional?: boolean;
}
/** What is typed into a form of rules, and what is switched on. */
export interface TypedRules<Text extends string, Flag extends string> {
  readonly texts: Readonly<Record<Text, string>>;
  readonly flags: Readonly<Record<Flag, boolean>>;
}
type Faults = Readonly<Record<string, string>>;

const isWhole = (text: string): boolean => /^[0-9]{1,6}$/.test(text.trim());
/** What the server cannot be asked, because it is no number at all: field → code. */
const findFaults = <Text extends string>(
  fields: readonly RulesField<Text>[],
  texts: Readonly<Record<Text, string>>,
): Faults =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) =>
      kind === 'count' && !isWhole(texts[name]) ? [[name, 'number.invalid']] : [],
    ),
  );
const readFaults = (error: unknown): Faults => (error instanceof ApiFailure ? error.fields : {});

/** Sends a proposal; the form closes when it waits. */
function usePropose<Rules>(calls: RulesCalls<Rules>, onClose: () => void) {
  const send = useSend();
  const keep = useKeep(calls.read);
  return useMutation({
    mutationFn: ({ rules, note }: { readonly rules: Rules; readonly note: string }) =>
      send(calls.propose, { rules, note }),
    onSuccess: (changed) => {
      keep(changed);
      onClose();
      tellSuccess(rulesMessages.sent);
    },
  });
}

/** A proposal of other rules. An error of the server shows at its field; the input is kept. */
export function RulesForm<Rules, Text extends string, Flag extends string>(props: {
  readonly calls: RulesCalls<Rules>;
  readonly names: Readonly<Record<Text | Flag, string>>;
  readonly fields: readonly RulesField<Text>[];
  readonly flags: readonly Flag[];
  /** What the rules in force would be typed as. */
  readonly live: TypedRules<Text, Flag>;
  readonly readRules: (typed: TypedRules<Text, Flag>) => Rules;
  readonly sayFault: (name: Text, code: string) => string;
  readonly onClose: () => void;
}) {
  const { fields, flags, names } = props;
  const [typed, setTyped] = useState(props.live);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const propose = usePropose(props.calls, props.onClose);
  const unread = findFaults(fields, typed.texts);
  const faults = { ...readFaults(propose.error), ...(tried ? unread : {}) };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== '' && Object.keys(unread).length === 0)
      propose.mutate({ rules: props.readRules(typed), note });
  };
  const findFault = (name: Text): string | null => {
    const code = faults[name];
    return code === undefined ? null : props.sayFault(name, code);
  };
  return (
    <Panel>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          {flags.map((name) => (
            <SwitchField
              key={name}
              label={names[name]}
              isOn={typed.flags[name]}
              onChange={(isOn) => setTyped({ ...typed, flags: { ...typed.flags, [name]: isOn } })}
            />
          ))}
          <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
            {fields.map((field) => (
              <TextField
                key={field.name}
                label={names[field.name]}
                value={typed.texts[field.name]}
                fault={findFault(field.name)}
                {...(field.hint === undefined ? {} : { hint: field.hint })}
                isRequired={field.isOptional !== true}
                inputMode={field.kind === 'count' ? 'numeric' : 'decimal'}
                maxLength={20}
                onChange={(text) => setTyped({ ...typed, texts: { ...typed.texts, [field.name]: text } })}
              />
            ))}
          </Grid>
          <ProposalEnding
            words={rulesMessages}
            note={note}
            isMissing={tried && note.trim() === ''}
            isBusy={propose.isPending}
            error={propose.error}
            onNote={setNote}
            onCancel={props.onClose}
          />
        </Stack>
      </form>
    </Panel>
  );
}
