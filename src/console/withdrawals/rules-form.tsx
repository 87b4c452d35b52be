import { Field, Grid, Input, Stack, Switch } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { RulesState, WithdrawalRules } from '../../protocol/console-withdrawals.ts';
import { ApiFailure } from '../http/call-api.ts';
import { moneyKeys } from '../http/money-queries.ts';
import { useConsoleApi } from '../http/queries.ts';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { Panel } from '../ui/screen.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.rules;
type TypedName = Exclude<keyof WithdrawalRules, 'mayCancel'>;
type Typed = Readonly<Record<TypedName, string>>;
const fields: readonly { readonly name: TypedName; readonly hint?: string }[] = [
  { name: 'minimum' },
  { name: 'maximum' },
  { name: 'fee' },
  { name: 'perDay', hint: words.perDayHint },
  { name: 'receiptMinutes', hint: words.minutesHint },
  { name: 'secondPersonFrom', hint: words.secondPersonHint },
];

const isWhole = (text: string): boolean => /^[0-9]{1,6}$/.test(text.trim());
/** What the server cannot be asked, because it is no number at all: field → code. */
const findFaults = ({ perDay, receiptMinutes }: Typed): Readonly<Record<string, string>> => ({
  ...(isWhole(perDay) ? {} : { perDay: 'number.invalid' }),
  ...(isWhole(receiptMinutes) ? {} : { receiptMinutes: 'number.invalid' }),
});
const readFaults = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiFailure ? error.fields : {};

/** A proposal of other rules. An error of the server shows at its field; the input is kept. */
export function RulesForm({ state, onClose }: { readonly state: RulesState; readonly onClose: () => void }) {
  const api = useConsoleApi();
  const client = useQueryClient();
  const { live } = state;
  const [typed, setTyped] = useState<Typed>(() => ({
    minimum: live.minimum,
    maximum: live.maximum,
    fee: live.fee,
    perDay: String(live.perDay),
    receiptMinutes: String(live.receiptMinutes),
    secondPersonFrom: live.secondPersonFrom ?? '',
  }));
  const [mayCancel, setMayCancel] = useState(live.mayCancel);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const propose = useMutation({
    mutationFn: () => {
      const { minimum, maximum, fee, perDay, receiptMinutes } = typed;
      const secondPersonFrom = typed.secondPersonFrom.trim() || null;
      const amounts = { minimum: minimum.trim(), maximum: maximum.trim(), fee: fee.trim() };
      const counts = { perDay: Number(perDay), receiptMinutes: Number(receiptMinutes) };
      return api.proposeRules({ ...amounts, ...counts, mayCancel, secondPersonFrom }, note);
    },
    onSuccess: (changed) => {
      client.setQueryData(moneyKeys.rules, changed);
      onClose();
      tellSuccess(words.sent);
    },
  });
  const faults = { ...readFaults(propose.error), ...(tried ? findFaults(typed) : {}) };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== '' && Object.keys(findFaults(typed)).length === 0) propose.mutate();
  };
  return (
    <Panel>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
            {fields.map(({ name, hint }) => (
              <Field.Root
                key={name}
                required={name !== 'secondPersonFrom'}
                invalid={faults[name] !== undefined}
              >
                <Field.Label>{words.names[name]}</Field.Label>
                <Input
                  size="sm"
                  height={{ base: '11', md: '9' }}
                  inputMode={name === 'perDay' || name === 'receiptMinutes' ? 'numeric' : 'decimal'}
                  maxLength={20}
                  value={typed[name]}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
                {hint === undefined ? null : <Field.HelperText>{hint}</Field.HelperText>}
                <Field.ErrorText>
                  {words.faults[faults[name] ?? ''] ?? words.faults['amount.invalid']}
                </Field.ErrorText>
              </Field.Root>
            ))}
          </Grid>
          <Switch.Root
            size="sm"
            colorPalette="brand"
            checked={mayCancel}
            minHeight={{ base: '11', md: '6' }}
            onCheckedChange={({ checked }) => setMayCancel(checked)}
          >
            <Switch.HiddenInput />
            <Switch.Control {...(mayCancel ? {} : { background: 'control.off' })} />
            <Switch.Label>{words.names.mayCancel}</Switch.Label>
          </Switch.Root>
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
      </form>
    </Panel>
  );
}
