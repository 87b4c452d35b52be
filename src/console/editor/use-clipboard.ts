import { readCopied, listKeys, writeCopied } from '../../editing/commands/clipboard.ts';
import { paste, type Part } from '../../editing/commands/insert.ts';
import { listNodes } from '../../editing/commands/layout-tree.ts';
import type { Place } from '../../editing/commands/places.ts';
import { remove } from '../../editing/commands/remove.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { tellWarning } from '../ui/toasts.tsx';
import { editorMessages } from './editor-messages.ts';
import type { Editing, OpenDocument } from './use-editing.ts';

const { acts: words } = editorMessages;
/** For a browser that does not show what was copied. */
let lastCopied = '';

/** Behind the selected part; without one, at the end of the page. */
export function placeAfter({ nodes, selected }: Pick<Editing, 'nodes' | 'selected'>): Place | null {
  const [root] = nodes;
  if (selected !== null && selected.parent !== null)
    return { parent: selected.parent, slot: selected.slot, after: selected.id };
  return root === undefined ? null : placeInside(nodes, root.id);
}
/** At the end of a part. */
export function placeInside(nodes: Editing['nodes'], parent: string): Place {
  const last = nodes.findLast((node) => node.parent === parent && node.slot === null);
  return { parent, slot: null, after: last?.id ?? null };
}

async function readClipboard(): Promise<Part | null> {
  // A browser that shows no clipboard: what was copied here is still known.
  const text = await navigator.clipboard.readText().catch(() => lastCopied);
  return readCopied(text) ?? readCopied(lastCopied);
}

/** Cut, copy and paste of parts, as text that other pages take too. */
export function useClipboard(editing: OpenDocument) {
  const announce = useAnnounce();
  const { readSelected, run, facts, read } = editing;
  const copy = (): void => {
    const selected = readSelected();
    if (selected === null || selected.parent === null) return;
    const texts = listKeys(selected.value).map((key) => [key, read(key)] as const);
    lastCopied = writeCopied({
      value: selected.value,
      texts: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    });
    // Refused: what was copied is still here.
    navigator.clipboard.writeText(lastCopied).catch(() => undefined);
    announce(words.copied);
  };
  return {
    copy,
    cut: () => {
      copy();
      const selected = readSelected();
      if (selected !== null) run((document) => remove(document, facts, selected.id));
    },
    paste: () => {
      void readClipboard().then((part) => {
        if (part === null) {
          tellWarning(words.nothingCopied);
          return;
        }
        run((document) => {
          const place = placeAfter({ nodes: listNodes(document), selected: readSelected() });
          const gone = { ok: false, sentence: words.nothingCopied } as const;
          return place === null
            ? gone
            : paste(document, facts, { stem: '', place, part, keys: editing.keys });
        });
      });
    },
  };
}
