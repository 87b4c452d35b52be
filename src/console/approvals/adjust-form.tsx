import { Grid, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { money, type AdjustmentRequest } from '../../protocol/calls/money.ts';
import { ApiFailure } from '../http/call-api.ts';
import { useKeep, useSend } from '../http/use-call.ts';
import { ProposalEnding } from '../proposals/proposal-ending.tsx';
import { Panel } from '../ui/screen.tsx';
import { Segments } from '../ui/fields/segments.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { approvalMessages } from './approval-messages.ts';
import { PartTitle } from '../ui/section.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { GuardedForm } from '../ui/leaving/guarded-form.tsx';

const words = approvalMessages.adjust;
type TypedName = 'account' | 'amount' | 'evidence';
const fields: readonly { readonly name: TypedName; readonly hint: string }[] = [
  { name: 'account', hint: words.accountHint },
  { name: 'amount', hint: words.amountHint },
  { name: 'evidence', hint: words.evidenceHint },
];
const missing: Readonly<Record<TypedName, string>> = {
  account: words.accountMissing,
  amount: approvalMessages.faults['amount.invalid'] ?? '',
  evidence: words.evidenceMissing,
};

/** Asks for a change of a balance. An error of the server shows at its field; the input is kept. */
export function AdjustForm({ onClose }: { readonly onClose: () => void }) {
  const send = useSend();
  const keep = useKeep(money.read);
  const [typed, setTyped] = useState<Readonly<Record<TypedName, string>>>({
    account: '',
    amount: '',
    evidence: '',
  });
  const [direction, setDirection] = useState<AdjustmentRequest['direction']>('credit');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const ask = useMutation({
    mutationFn: () =>
      send(money.adjust, {
        account: typed.account.trim(),
        amount: typed.amount.trim(),
        evidence: typed.evidence.trim(),
        direction,
        note,
      }),
    onSuccess: (state) => {
      keep(state);
      onClose();
      tellSuccess(words.sent);
    },
  });
  const isEmpty = (name: TypedName): boolean => typed[name].trim() === '';
  const faults = ask.error instanceof ApiFailure ? ask.error.fields : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (note.trim() !== '' && !fields.some(({ name }) => isEmpty(name))) ask.mutate();
  };
  return (
    <Panel>
      <GuardedForm onSubmit={submit} noValidate aria-label={words.title}>
        <Stack gap="4">
          <PartTitle>{words.title}</PartTitle>
          <Segments
            label={words.direction}
            value={direction}
            segments={[
              { value: 'credit', label: words.credit },
              { value: 'debit', label: words.debit },
            ]}
            onChange={setDirection}
          />
          <Grid gap="4" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
            {fields.map(({ name, hint }) => (
              <TextField
                key={name}
                isRequired
                label={words[name]}
                hint={hint}
                fault={(tried && isEmpty(name)) || faults[name] !== undefined ? missing[name] : null}
                inputMode={name === 'amount' ? 'decimal' : 'text'}
                maxLength={name === 'evidence' ? 300 : name === 'amount' ? 20 : 80}
                value={typed[name]}
                onChange={(text) => setTyped({ ...typed, [name]: text })}
              />
            ))}
          </Grid>
          <ProposalEnding
            words={words}
            note={note}
            isMissing={tried && note.trim() === ''}
            isBusy={ask.isPending}
            error={ask.error}
            onNote={setNote}
            onCancel={onClose}
          />
        </Stack>
      </GuardedForm>
    </Panel>
  );
}
