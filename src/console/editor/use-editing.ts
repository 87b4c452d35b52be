import { createContext, useContext, useMemo, useState } from 'react';
import type { Outcome } from '../../editing/commands/command.ts';
import type { AllFacts } from '../../editing/commands/fits.ts';
import { listNodes, type TreeNode } from '../../editing/commands/layout-tree.ts';
import { editor as calls, type ComponentFacts, type EditorFacts } from '../../protocol/calls/editor.ts';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { useDocument } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { tellWarning } from '../ui/toasts.tsx';

/** A document that is open in the editor, what is selected in it, and the ways to change it. */
export interface Editing {
  readonly document: string;
  readonly nodes: readonly TreeNode[];
  readonly selected: TreeNode | null;
  readonly select: (id: string | null) => void;
  readonly mayEdit: boolean;
  readonly facts: AllFacts;
  readonly components: ReadonlyMap<string, ComponentFacts>;
  readonly icons: readonly string[];
  readonly locale: string;
  /** Words of a text in the language that is shown; empty where there are none. */
  readonly read: (key: string) => string;
  /** Does to the document what a command says, says what it did, and selects what it is about. */
  readonly run: (command: (document: Json) => Outcome) => void;
  /** Shows a text on the page that is still being typed. */
  readonly trial: (key: string, text: string) => void;
  /** Writes a text of the language that is shown. */
  readonly write: (command: (texts: Json) => Outcome) => void;
}

const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('Expected an EditingProvider above.');
  return editing;
}

const noFacts: EditorFacts = { components: [], icons: [] };
const useFacts = () => useCall(calls.facts, {}, { staleTime: Infinity });

/** The state of the editor for one document. */
export function useOpenEditing(source: DocumentSource, locale: string): Omit<Editing, 'trial'> {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const [id, select] = useState<string | null>(null);
  const { components, icons } = useFacts().data ?? noFacts;
  const texts = useDocument(`locales/${locale}`).data?.draft;
  const nodes = useMemo(() => listNodes(source.draft), [source.draft]);
  const byType = useMemo(() => new Map(components.map((one) => [one.type, one])), [components]);
  const change = (document: string, before: Json, command: (document: Json) => Outcome): void => {
    if (!mayEdit) return;
    const outcome = command(before);
    if (!outcome.ok) {
      tellWarning(outcome.sentence);
      return;
    }
    editor.edit(document, () => outcome.document, outcome.sentence);
    if (outcome.select !== null) select(outcome.select);
    announce(outcome.sentence);
  };
  return {
    document: source.path,
    nodes,
    selected: nodes.find((node) => node.id === id) ?? null,
    select,
    mayEdit,
    facts: byType,
    components: byType,
    icons,
    locale,
    read: (key) => {
      const text = isJsonObject(texts) ? texts[key] : undefined;
      return typeof text === 'string' ? text : '';
    },
    run: (command) => change(source.path, source.draft, command),
    write: (command) => {
      if (texts !== undefined) change(`locales/${locale}`, texts, command);
    },
  };
}
