import { useEffect } from 'react';
import type { DraftEditor } from '../draft/draft-editor.ts';

const writes = 'input, textarea, select, [contenteditable], [role=textbox], .cm-editor';
/** Dialogs have their own values, which an undo behind them would change unseen. */
const dialogs = '[role=dialog], [role=alertdialog]';

/** What a key asks for; null for any other key. A field that has the focus undoes itself. */
export function readUndoKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  const isWithCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (!isWithCommand || event.defaultPrevented || event.isComposing) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target !== null && target.closest(`${writes}, ${dialogs}`) !== null) return null;
  const key = event.key.toLowerCase();
  if (key === 'z' || (event.code === 'KeyZ' && !/^[a-z]$/.test(key))) return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : null;
}

/** Undo and redo by keys, wherever the focus is outside of fields. */
export function useUndoKeys(
  editor: Pick<DraftEditor, 'undo' | 'redo'>,
  can: { readonly undo: boolean; readonly redo: boolean },
  onDone: (what: 'undo' | 'redo') => void,
): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const what = readUndoKey(event);
      if (what === null || !can[what]) return;
      event.preventDefault();
      editor[what]();
      onDone(what);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}
