import { Box } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { games, type GameTarget } from '../../protocol/calls/games.ts';
import { forget, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { LocalTimeField, toMoment } from '../ui/fields/local-time-field.tsx';
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
      take={(note) => send(games.close, { kind, name, until: end === '' ? null : toMoment(end), note })}
      done={words.closed(label)}
      onDone={reload}
      onClose={onClose}
    >
      <Box marginBlockStart="4">
        <LocalTimeField
          label={words.end}
          hint={words.endHint(nameZone(brandZone()))}
          value={end}
          fault={undefined}
          onChange={setEnd}
        />
      </Box>
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
      done={words.opened(label)}
      onDone={reload}
      onClose={onClose}
    />
  );
}

/** The question before a game or a vendor is closed or opened. */
export function MaintenanceDialog(props: { readonly asked: CloseTarget; readonly onClose: () => void }) {
  return props.asked.action === 'close' ? <CloseDialog {...props} /> : <OpenDialog {...props} />;
}
