import type { Outcome } from '../../editing/commands/command.ts';
import { duplicate } from '../../editing/commands/duplicate.ts';
import type { AllFacts } from '../../editing/commands/fits.ts';
import { moveBy } from '../../editing/commands/move.ts';
import { remove } from '../../editing/commands/remove.ts';
import { unwrap, wrap } from '../../editing/commands/wrap.ts';
import type { Json } from '../../protocol/json/json.ts';
import { useDraftEditor } from '../draft/draft-context.tsx';
import { editMessages } from '../draft/edit-messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { editorMessages } from './editor-messages.ts';
import { useClipboard } from './use-clipboard.ts';
import type { OpenDocument } from './use-editing.ts';

/** What can be done with the selected part, by a press or by a key. */
export interface Acts {
  readonly moveUp: () => void;
  readonly moveDown: () => void;
  /** Opens the list of places. */
  readonly moveTo: () => void;
  /** Opens the list of components, to come after the selected part or inside it. */
  readonly addAfter: () => void;
  readonly addInside: () => void;
  readonly wrap: () => void;
  readonly unwrap: () => void;
  readonly copy: () => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly parent: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export type PickKind = 'move' | 'after' | 'inside';

export function useActs(editing: OpenDocument, openPick: (kind: PickKind) => void): Acts {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const { readSelected, run, facts } = editing;
  const act = (command: (document: Json, facts: AllFacts, id: string) => Outcome) => () => {
    const id = readSelected()?.id;
    if (id !== undefined) run((document) => command(document, facts, id));
  };
  return {
    moveUp: act((document, all, id) => moveBy(document, all, { id, by: 'up' })),
    moveDown: act((document, all, id) => moveBy(document, all, { id, by: 'down' })),
    moveTo: () => {
      if (readSelected() !== null) openPick('move');
    },
    addAfter: () => openPick('after'),
    addInside: () => openPick('inside'),
    wrap: act(wrap),
    unwrap: act(unwrap),
    ...useClipboard(editing),
    duplicate: act(duplicate),
    remove: act(remove),
    parent: () => {
      const selected = readSelected();
      if (selected !== null) editing.select(selected.parent);
    },
    undo: () => {
      editor.undo();
      announce(editorMessages.acts.undone);
    },
    redo: () => {
      editor.redo();
      announce(editMessages.redone);
    },
  };
}

interface KeyPress {
  readonly key: string;
  readonly mods: readonly string[];
}
/** Does what a key means in outline and canvas; false for a key that means nothing. */
export function actByKey(acts: Acts, editWords: () => void, { key, mods }: KeyPress): boolean {
  const held = mods.join('+');
  const bound: Readonly<Record<string, () => void>> = {
    'alt ArrowUp': acts.moveUp,
    'alt ArrowDown': acts.moveDown,
    ' m': acts.moveTo,
    ' a': acts.addAfter,
    'shift a': acts.addInside,
    'ctrl g': acts.wrap,
    'ctrl+shift g': acts.unwrap,
    'ctrl c': acts.copy,
    'ctrl x': acts.cut,
    'ctrl v': acts.paste,
    'ctrl d': acts.duplicate,
    'ctrl z': acts.undo,
    'ctrl+shift z': acts.redo,
    ' Delete': acts.remove,
    ' Backspace': acts.remove,
    ' F2': editWords,
    ' Enter': editWords,
    ' Escape': acts.parent,
  };
  const act = bound[`${held} ${key.length === 1 ? key.toLowerCase() : key}`];
  act?.();
  return act !== undefined;
}
export const modsOf = (event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): readonly string[] => [
  ...(event.altKey ? ['alt'] : []),
  ...(event.ctrlKey || event.metaKey ? ['ctrl'] : []),
  ...(event.shiftKey ? ['shift'] : []),
];
