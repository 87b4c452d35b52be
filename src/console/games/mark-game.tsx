import { Badge, Flex } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gameMarks, games, type GameLine } from '../../protocol/calls/games.ts';
import type { SentTo } from '../../protocol/console/define-call.ts';
import { forget, useSend } from '../http/use-call.ts';
import { CheckField } from '../ui/fields/check-field.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { LineButton } from '../ui/lists/panel-line.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { gameMessages as words } from './game-messages.ts';
import { Refusal } from '../ui/refusal.tsx';

const palettes = { hot: 'red', new: 'blue', recommended: 'green' } as const;

/** What players see at a game, beside its name. */
export function GameMarks({ line }: { readonly line: GameLine }) {
  const { mark, featuredPlace, isVendorClosed } = line;
  return (
    <>
      {isVendorClosed ? <Badge colorPalette="orange">{words.closedWithVendor}</Badge> : null}
      {featuredPlace === null ? null : <Badge colorPalette="brand">{words.featured(featuredPlace)}</Badge>}
      {mark === null ? null : mark === '' ? (
        <Badge>{words.noMarkShown}</Badge>
      ) : (
        <Badge colorPalette={palettes[mark]}>{words.marks[mark]}</Badge>
      )}
    </>
  );
}

/** The way to mark a game, and to move a featured one among its like. */
export function MarkActions(props: { readonly line: GameLine; readonly onMark: (line: GameLine) => void }) {
  const { line, onMark } = props;
  const { id, name } = line;
  const send = useSend();
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: (step: SentTo<typeof games.move>) => send(games.move, step),
    onSettled: () => forget(client, games.list),
  });
  return (
    <>
      {line.featuredPlace === null ? null : (
        <Flex>
          <LabelledIconButton
            icon="up"
            label={words.up(name)}
            onClick={() => moving.mutate({ id, direction: 'up' })}
          />
          <LabelledIconButton
            icon="down"
            label={words.down(name)}
            onClick={() => moving.mutate({ id, direction: 'down' })}
          />
        </Flex>
      )}
      <Refusal error={moving.error} fontSize="xs" />
      <LineButton aria-label={words.markOne(name)} onClick={() => onMark(line)}>
        {words.mark}
      </LineButton>
    </>
  );
}

const automatic = 'automatic';
const none = 'none';
const readMark = (value: string): GameLine['mark'] =>
  value === automatic ? null : (gameMarks.find((mark) => mark === value) ?? '');

/** Asks how a game is marked, and whether it is featured. */
export function MarkDialog({ line, onClose }: { readonly line: GameLine; readonly onClose: () => void }) {
  const send = useSend();
  const client = useQueryClient();
  const [mark, setMark] = useState(line.mark === null ? automatic : line.mark === '' ? none : line.mark);
  const [isFeatured, setIsFeatured] = useState(line.featuredPlace !== null);
  return (
    <SaveDialog
      title={words.markTitle(line.name)}
      text={words.markText}
      confirm={words.save}
      save={() => send(games.mark, { id: line.id, mark: readMark(mark), isFeatured })}
      onSaved={() => {
        void forget(client, games.list);
        onClose();
        tellSuccess(words.saved);
      }}
      onClose={onClose}
    >
      <Choice
        label={words.markLabel}
        width="72"
        value={mark}
        options={[
          { value: automatic, label: words.automatic },
          ...gameMarks.map((one) => ({ value: one, label: words.marks[one] })),
          { value: none, label: words.noMark },
        ]}
        onChange={setMark}
      />
      <CheckField label={words.feature} isOn={isFeatured} onChange={setIsFeatured} />
    </SaveDialog>
  );
}
