import type { WireEdit } from '../../protocol/calls/draft-edits.ts';
import { plural } from '../../protocol/words/plural.ts';

/** Words of the draft's edits: what was changed, what met another edit, and what is undone. */
export const editMessages = {
  redo: 'Redo',
  undoKeys: 'Undo (Ctrl+Z)',
  redoKeys: 'Redo (Ctrl+Shift+Z)',
  redone: 'Last undo reversed',
  more: 'More about the draft',
  history: 'History',
  historyTitle: 'History of the draft',
  historyText: 'Every edit since the last release, newest first. Undoing one leaves the others as they are.',
  historyEmpty: 'Nothing was edited since the last release.',
  undoLine: (sentence: string) => `Undo: ${sentence}`,
  isUndone: 'Undone',
  close: 'Close',
  ways: {
    console: '',
    'command-line': 'command line',
    import: 'import',
    assistant: 'assistant',
  } satisfies Readonly<Record<WireEdit['way'], string>>,
  conflictTitle: (by: string) => `${by} changed the same value`,
  conflictAt: (place: string, document: string) => (place === '' ? document : `${place} in ${document}`),
  conflictLeft: (count: number) => `${plural(count, 'more question', 'more questions')} after this one.`,
  mine: 'Yours',
  theirs: 'Theirs',
  nothing: 'Nothing',
  takenOut: 'Taken out',
  gone: 'What it belongs to is gone, so yours has no place. Copy it from here if you need it.',
  keepMine: 'Save mine',
  keepTheirs: 'Keep theirs',
} as const;
