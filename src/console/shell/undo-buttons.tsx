import { Button, Menu } from '@chakra-ui/react';
import { useState } from 'react';
import { useDraftEditor, useMay, useUndoOrder } from '../draft/draft-context.tsx';
import { editMessages } from '../draft/edit-messages.ts';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LabelledIconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { useUndoKeys } from './undo-keys.ts';

const { changeBar } = messages;

/** Seldom needed on a phone, so they share one button there. */
function MoreMenu(props: { readonly onHistory: () => void; readonly onDiscard: (() => void) | null }) {
  return (
    <Menu.Root positioning={{ placement: 'top-end' }}>
      <Menu.Trigger asChild>
        <LabelledIconButton icon="more" label={editMessages.more} hideFrom="md" />
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="history" onClick={props.onHistory}>
            <Icon name="history" />
            {editMessages.history}
          </Menu.Item>
          {props.onDiscard === null ? null : (
            <Menu.Item value="discard" onClick={props.onDiscard}>
              <Icon name="trash" />
              {changeBar.discard}
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** Undo and redo of one's own edits, the history of the draft, and a way to drop all of it. */
export function UndoButtons(props: { readonly disabled: boolean; readonly hasChanges: boolean }) {
  const editor = useDraftEditor();
  const order = useUndoOrder();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const [isListing, setListing] = useState(false);
  const can = {
    undo: !props.disabled && order.undo.length > 0,
    redo: !props.disabled && order.redo.length > 0,
  };
  const say = (what: 'undo' | 'redo') => announce(what === 'undo' ? changeBar.undone : editMessages.redone);
  useUndoKeys(editor, can, say);
  const act = (what: 'undo' | 'redo') => () => {
    editor[what]();
    say(what);
  };
  const discard = () => {
    setAsking(false);
    editor.discard();
    announce(changeBar.discarded);
  };
  // All of the draft is more than words.
  const mayDiscard = useMay('edit');
  const canDiscard = mayDiscard && props.hasChanges && !props.disabled;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        disabled={!can.undo}
        title={editMessages.undoKeys}
        onClick={act('undo')}
        hideBelow="md"
      >
        <Icon name="undo" flip />
        {changeBar.undo}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        disabled={!can.redo}
        title={editMessages.redoKeys}
        onClick={act('redo')}
        hideBelow="md"
      >
        <Icon name="redo" flip />
        {editMessages.redo}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setListing(true)} hideBelow="md">
        <Icon name="history" />
        {editMessages.history}
      </Button>
      {mayDiscard ? (
        <Button
          size="sm"
          variant="ghost"
          disabled={!canDiscard}
          onClick={() => setAsking(true)}
          hideBelow="md"
        >
          <Icon name="trash" />
          {changeBar.discard}
        </Button>
      ) : null}
      <LabelledIconButton
        icon="undo"
        label={changeBar.undo}
        disabled={!can.undo}
        onClick={act('undo')}
        hideFrom="md"
      />
      <LabelledIconButton
        icon="redo"
        label={editMessages.redo}
        disabled={!can.redo}
        onClick={act('redo')}
        hideFrom="md"
      />
      <MoreMenu onHistory={() => setListing(true)} onDiscard={canDiscard ? () => setAsking(true) : null} />
      <HistoryDialog open={isListing} onClose={() => setListing(false)} />
      <ConfirmDialog
        open={asking}
        danger
        title={changeBar.discardTitle}
        text={changeBar.discardText}
        confirm={changeBar.discardConfirm}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
