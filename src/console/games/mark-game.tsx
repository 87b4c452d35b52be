import { Badge, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gameMarks, type GameLine } from '../../protocol/console-games.ts';
import { gameKeys } from '../http/game-queries.ts';
import { useConsoleApi } from '../http/queries.ts';
import { Choice } from '../ui/choice.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { describeError } from '../ui/error-text.ts';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { LineButton } from '../ui/panel-line.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { gameMessages as words } from './game-messages.ts';

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
  const api = useConsoleApi();
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: api.moveGame,
    onSettled: () => client.invalidateQueries({ queryKey: gameKeys.games }),
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
      <Text role="alert" color="fg.error" fontSize="xs" hidden={!moving.isError}>
        {moving.isError ? describeError(moving.error) : null}
      </Text>
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
  const api = useConsoleApi();
  const client = useQueryClient();
  const [mark, setMark] = useState(line.mark === null ? automatic : line.mark === '' ? none : line.mark);
  const [isFeatured, setIsFeatured] = useState(line.featuredPlace !== null);
  const saving = useMutation({
    mutationFn: () => api.markGame({ id: line.id, mark: readMark(mark), isFeatured }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: gameKeys.games });
      onClose();
      tellSuccess(words.saved);
    },
  });
  return (
    <ConfirmDialog
      open
      title={words.markTitle(line.name)}
      text={words.markText}
      confirm={words.save}
      busy={saving.isPending}
      onConfirm={() => saving.mutate()}
      onClose={onClose}
    >
      <Stack gap="3" marginBlockStart="4" align="start">
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
        <Checkbox.Root
          checked={isFeatured}
          minHeight={{ base: '11', md: '8' }}
          onCheckedChange={({ checked }) => setIsFeatured(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{words.feature}</Checkbox.Label>
        </Checkbox.Root>
      </Stack>
      <Text role="alert" color="fg.error" marginBlockStart="3" hidden={!saving.isError}>
        {saving.isError ? describeError(saving.error) : null}
      </Text>
    </ConfirmDialog>
  );
}
