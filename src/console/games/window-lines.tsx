import { Badge, Flex, Stack } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { games, type MaintenanceWindow } from '../../protocol/calls/games.ts';
import { forget, useSend } from '../http/use-call.ts';
import { AskReason } from '../ui/ask-reason.tsx';
import { LineButton } from '../ui/lists/panel-line.tsx';
import { showMoment } from '../ui/zone-time.ts';
import { gameMessages } from './game-messages.ts';
import { Note } from '../ui/note.tsx';

const { windows: words } = gameMessages;

function CallOffDialog(props: {
  readonly window: MaintenanceWindow;
  readonly label: string;
  readonly onClose: () => void;
}) {
  const { window, label, onClose } = props;
  const send = useSend();
  const client = useQueryClient();
  return (
    <AskReason
      title={words.callOffTitle(label)}
      text={window.isRunning ? words.endText : words.callOffText}
      confirm={window.isRunning ? words.endNow : words.callOff}
      words={gameMessages}
      take={(note) => send(games.callOffWindow, { id: window.id, note })}
      done={words.calledOff(label)}
      onDone={() => void forget(client, games.vendors)}
      onClose={onClose}
    />
  );
}

/** Planned maintenance of a vendor, and the way to call it off. */
export function WindowLines(props: {
  readonly label: string;
  readonly windows: readonly MaintenanceWindow[];
  readonly mayClose: boolean;
}) {
  const { label, windows, mayClose } = props;
  const [chosen, setChosen] = useState<MaintenanceWindow | null>(null);
  if (windows.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="2" marginBlockStart="2" aria-label={words.windowsOf(label)}>
      {windows.map((window) => {
        const { id, from, until, author, note, isRunning } = window;
        const times = `${showMoment(from)} – ${showMoment(until)}`;
        return (
          <Flex as="li" key={id} gap="2" wrap="wrap" align="center">
            <Badge colorPalette={isRunning ? 'orange' : 'blue'}>
              {isRunning ? words.running : words.coming}
            </Badge>
            <Note>
              {times} · {gameMessages.by(author, note)}
            </Note>
            {mayClose && isRunning ? (
              <LineButton aria-label={words.endNowOne(label, times)} onClick={() => setChosen(window)}>
                {words.endNow}
              </LineButton>
            ) : null}
            {mayClose && !isRunning ? (
              <LineButton aria-label={words.callOffOne(label, times)} onClick={() => setChosen(window)}>
                {words.callOff}
              </LineButton>
            ) : null}
          </Flex>
        );
      })}
      {chosen === null ? null : (
        <CallOffDialog window={chosen} label={label} onClose={() => setChosen(null)} />
      )}
    </Stack>
  );
}
