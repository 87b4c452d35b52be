import { Field, Input } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { games, type GameTarget } from '../../protocol/calls/games.ts';
import { forget, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { findMoment } from '../../protocol/schedule.ts';
import { brandZone, nameZone } from '../ui/zone-time.ts';
import { gameMessages as words } from './game-messages.ts';

/** What is to be closed or opened, as a person calls it. */
export interface CloseTarget extends GameTarget {
  readonly label: string;
  readonly openRounds: number;
  readonly action: 'close' | 'open';
}

function useReload(): () => void {
  const client = useQueryClient();
  return () => void forget(client, games.list, games.vendors);
}

/** The moment at which the clocks of the brand's zone show a local time; where they skip it, an hour later. */
function readEnd(local: string): string | null {
  if (local === '') return null;
  const moment = findMoment(local, brandZone());
  return new Date(typeof moment === 'number' ? moment : `${local}Z`).toISOString();
}

/** Asks why, and when it is back, before a game or a vendor is closed. */
function CloseDialog({ asked, onClose }: { readonly asked: CloseTarget; readonly onClose: () => void }) {
  const send = useSend();
  const reload = useReload();
  const [end, setEnd] = useState('');
  const { kind, name, label } = asked;
  return (
    <AskReason
      danger
      title={words.closeTitle(label)}
      text={words.closeText(asked.openRounds)}
      confirm={words.close}
      words={words}
      take={(note) => send(games.close, { kind, name, until: readEnd(end), note })}
      onDone={() => {
        reload();
        onClose();
        tellSuccess(words.closed(label));
      }}
      onClose={onClose}
    >
      <Field.Root marginBlockStart="4">
        <Field.Label>{words.end}</Field.Label>
        <Input type="datetime-local" size="sm" value={end} onChange={(event) => setEnd(event.target.value)} />
        <Field.HelperText>{words.endHint(nameZone(brandZone()))}</Field.HelperText>
      </Field.Root>
    </AskReason>
  );
}

function OpenDialog({ asked, onClose }: { readonly asked: CloseTarget; readonly onClose: () => void }) {
  const send = useSend();
  const reload = useReload();
  const { kind, name, label } = asked;
  return (
    <AskReason
      title={words.openTitle(label)}
      text={words.openText}
      confirm={words.open}
      words={words}
      take={(note) => send(games.open, { kind, name, note })}
      onDone={() => {
        reload();
        onClose();
        tellSuccess(words.opened(label));
      }}
      onClose={onClose}
    />
  );
}

/** The question before a game or a vendor is closed or opened. */
export function MaintenanceDialog(props: { readonly asked: CloseTarget; readonly onClose: () => void }) {
  return props.asked.action === 'close' ? <CloseDialog {...props} /> : <OpenDialog {...props} />;
}
