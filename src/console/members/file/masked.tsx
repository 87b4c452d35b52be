import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { memberFile, type Revealed } from '../../../protocol/calls/member-file.ts';
import { useMay } from '../../draft/draft-context.tsx';
import { useSend } from '../../http/use-call.ts';
import { AskReason } from '../../ui/ask-reason.tsx';
import { memberMessages } from '../member-messages.ts';
import { fileMessages } from './file-messages.ts';

const words = fileMessages.reveal;
const forCashiers: readonly Revealed[] = ['birthday', 'idNumber', 'document', 'payout'];

/** What is masked, with the way to see all of it for a reason. */
export function Masked(props: {
  readonly id: string;
  readonly what: Revealed;
  /** Number of the paper or of the account. */
  readonly row?: string;
  /** Empty where there is none. */
  readonly masked: string;
}) {
  const { id, what, row = '', masked } = props;
  const [whole, setWhole] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const send = useSend();
  const mayLook = useMay('players');
  const mayJudge = useMay('cashier');
  if (masked === '') return memberMessages.none;
  const mayShow = forCashiers.includes(what) ? mayJudge : mayLook;
  const name = words.names[what];
  return (
    <>
      <bdi dir="ltr">{whole ?? masked}</bdi>{' '}
      {whole === null && mayShow ? (
        <Button
          size="xs"
          variant="plain"
          color="brand.fg"
          paddingInline="1"
          aria-label={words.label(name)}
          onClick={() => setAsking(true)}
        >
          {words.show}
        </Button>
      ) : null}
      {isAsking ? (
        <AskReason
          title={words.title(name)}
          text={words.text}
          confirm={words.show}
          words={words}
          take={(note) => send(memberFile.reveal, { id, what, row, note })}
          onDone={({ text }) => setWhole(text)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
