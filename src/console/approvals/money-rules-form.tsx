import { Field, Fieldset, Grid, Input, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { money, type MoneyRules } from '../../protocol/calls/money.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { approvalMessages } from './approval-messages.ts';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const { rules: words, faults: faultWords } = approvalMessages;
/** Name of a rule, `demo.perDay` for one of a vendor → text of its field. */
type Typed = Readonly<Record<string, string>>;
const ofVendor = ['stakeTimes', 'perRound', 'perDay'] as const;

const writeTyped = ({
  creditTolerance,
  creditLimit,
  cashierDay,
  memberDay,
  ceilings,
}: MoneyRules): Typed => ({
  creditTolerance,
  creditLimit: creditLimit ?? '',
  cashierDay: cashierDay ?? '',
  memberDay: memberDay ?? '',
  ...Object.fromEntries(
    ceilings.flatMap((line) => ofVendor.map((name) => [`${line.vendor}.${name}`, String(line[name] ?? '')])),
  ),
});
const readTyped = (typed: Typed, vendors: readonly string[]): MoneyRules => {
  const orNever = (name: string): string | null => typed[name]?.trim() || null;
  return {
    creditTolerance: typed['creditTolerance']?.trim() ?? '',
    creditLimit: orNever('creditLimit'),
    cashierDay: orNever('cashierDay'),
    memberDay: orNever('memberDay'),
    ceilings: vendors.map((vendor) => {
      const times = orNever(`${vendor}.stakeTimes`);
      return {
        vendor,
        stakeTimes: times === null ? null : Number(times),
        perRound: orNever(`${vendor}.perRound`),
        perDay: orNever(`${vendor}.perDay`),
      };
    }),
  };
};
/** What the server cannot be asked, because it is no number at all: field → code. */
const findFaults = (typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) =>
      name.endsWith('.stakeTimes') && !/^[0-9]{0,7}$/.test(text.trim()) ? [[name, 'number.invalid']] : [],
    ),
  );

function RuleField(props: {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field.Root invalid={props.fault !== undefined}>
      <Field.Label>{props.label}</Field.Label>
      <Input
        size="sm"
        inputMode="decimal"
        maxLength={20}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {props.hint === undefined ? null : <Field.HelperText>{props.hint}</Field.HelperText>}
      <Field.ErrorText>{faultWords[props.fault ?? ''] ?? faultWords['amount.invalid']}</Field.ErrorText>
    </Field.Root>
  );
}

/** A proposal of other rules. An error of the server shows at its field; the input is kept. */
export function MoneyRulesForm({
  live,
  onClose,
}: {
  readonly live: MoneyRules;
  readonly onClose: () => void;
}) {
  const send = useSend();
  const keep = useKeep(money.read);
  const vendors = live.ceilings.map(({ vendor }) => vendor);
  const [typed, setTyped] = useState(() => writeTyped(live));
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const propose = useMutation({
    mutationFn: () => send(money.proposeRules, { rules: readTyped(typed, vendors), note }),
    onSuccess: (state) => {
      keep(state);
      onClose();
      tellSuccess(words.sent);
    },
  });
  const ownFaults = tried ? findFaults(typed) : {};
  const faults: Typed = {
    ...(propose.error instanceof ApiFailure ? propose.error.fields : {}),
    ...ownFaults,
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== '' && Object.keys(findFaults(typed)).length === 0) propose.mutate();
  };
  const field = (name: string, label: string, hint?: string) => (
    <RuleField
      key={name}
      label={label}
      value={typed[name] ?? ''}
      fault={faults[name]}
      {...(hint === undefined ? {} : { hint })}
      onChange={(value) => setTyped({ ...typed, [name]: value })}
    />
  );
  const columns = { base: '1fr', md: 'repeat(3, 1fr)' };
  return (
    <Panel>
      <GuardedForm onSubmit={submit} noValidate aria-label={words.propose}>
        <Stack gap="4">
          <Grid gap="4" templateColumns={columns}>
            {field('creditTolerance', words.names.creditTolerance)}
            {field('creditLimit', words.names.creditLimit, words.hint)}
            {field('cashierDay', words.names.cashierDay, words.hint)}
            {field('memberDay', words.names.memberDay, words.hint)}
          </Grid>
          {vendors.map((vendor) => (
            <Fieldset.Root key={vendor}>
              <Fieldset.Legend>{words.vendor(vendor)}</Fieldset.Legend>
              <Grid gap="4" templateColumns={columns}>
                {ofVendor.map((name) => field(`${vendor}.${name}`, words.names[name], words.hint))}
              </Grid>
            </Fieldset.Root>
          ))}
          <ProposalEnding
            words={words}
            note={note}
            isMissing={tried && note.trim() === ''}
            isBusy={propose.isPending}
            error={propose.error}
            onNote={setNote}
            onCancel={onClose}
          />
        </Stack>
      </GuardedForm>
    </Panel>
  );
}
