import { duplicate } from '../../editing/commands/duplicate.ts';
import { moveBy } from '../../editing/commands/move.ts';
import { remove } from '../../editing/commands/remove.ts';
import { unwrap, wrap } from '../../editing/commands/wrap.ts';
import { useDraftEditor } from '../draft/draft-context.tsx';
import { editMessages } from '../draft/edit-messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { editorMessages } from './editor-messages.ts';
import { useClipboard } from './use-clipboard.ts';
import type { Editing } from './use-editing.ts';

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

export function useActs(editing: Omit<Editing, 'trial'>, openPick: (kind: PickKind) => void): Acts {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const { selected, run, facts } = editing;
  const id = selected?.id ?? '';
  const ifSelected = (act: () => void) => () => {
    if (selected !== null) act();
  };
  return {
    moveUp: ifSelected(() => run((document) => moveBy(document, facts, { id, by: 'up' }))),
    moveDown: ifSelected(() => run((document) => moveBy(document, facts, { id, by: 'down' }))),
    moveTo: ifSelected(() => openPick('move')),
    addAfter: () => openPick('after'),
    addInside: () => openPick('inside'),
    wrap: ifSelected(() => run((document) => wrap(document, facts, id))),
    unwrap: ifSelected(() => run((document) => unwrap(document, facts, id))),
    ...useClipboard(editing),
    duplicate: ifSelected(() => run((document) => duplicate(document, facts, id))),
    remove: ifSelected(() => run((document) => remove(document, facts, id))),
    parent: ifSelected(() => editing.select(selected?.parent ?? null)),
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
