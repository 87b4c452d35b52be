import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { Done, Outcome } from '../../editing/commands/command.ts';
import type { AllFacts } from '../../editing/commands/fits.ts';
import { findNode, listNodes, type TreeNode } from '../../editing/commands/layout-tree.ts';
import { mayStep, type JudgedSite } from '../../editing/may-step.ts';
import { stepsBetween } from '../../editing/steps-between.ts';
import {
  editor as calls,
  type ComponentFacts,
  type EditorFacts,
  type WindowWidth,
} from '../../protocol/calls/editor.ts';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import type { DocumentChange } from '../draft/edit-queue.ts';
import { useDocument, useDocumentSources, useSession, useSite } from '../http/queries.ts';
import { useCall } from '../http/use-call.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { messages } from '../messages.ts';
import { tellWarning } from '../ui/toasts.tsx';

/** A document that is open in the editor, what is selected in it, and the ways to change it. */
export interface Editing {
  readonly document: string;
  readonly nodes: readonly TreeNode[];
  readonly selected: TreeNode | null;
  readonly select: (id: string | null) => void;
  /** What is selected by now: of two fast keys, the second comes before the screen shows what the first did. */
  readonly readSelected: () => TreeNode | null;
  /** Everything of the page. */
  readonly mayEdit: boolean;
  /** Words and pictures at least. */
  readonly mayWrite: boolean;
  /** Whether a property of the selected part may get another value. */
  readonly maySet: (name: string) => boolean;
  readonly facts: AllFacts;
  readonly components: ReadonlyMap<string, ComponentFacts>;
  readonly icons: readonly string[];
  /** Widths of the window by which a value may differ, from narrow to wide. */
  readonly widths: readonly WindowWidth[];
  /** Scale → step → its value in CSS. */
  readonly tokens: EditorFacts['tokens'];
  readonly locale: string;
  /** Words of a text in the language that is shown; empty where there are none. */
  readonly read: (key: string) => string;
  /** Does to the document what a command says, says what it did, and selects what it is about. */
  readonly run: (command: (document: Json) => Outcome) => void;
  /** The document as it is in the draft. */
  readonly source: Json;
  /** Keys of the texts that the site has. */
  readonly keys: ReadonlySet<string>;
  /** Shows on the page what a command would do; null shows the draft again. */
  readonly tryOut: (command: ((document: Json) => Outcome) | null) => void;
  /** What is shown in place of the draft, until something is picked. */
  readonly tried: Done | null;
  /** Shows a text on the page that is still being typed. */
  readonly trial: (key: string, text: string) => void;
  /** Pixels of the page in its frame. */
  readonly shownWidth: number;
  /** Writes a text of the language that is shown. */
  readonly write: (command: (texts: Json) => Outcome) => void;
}

/** What is known without the page in its frame. */
export type OpenDocument = Omit<Editing, 'trial' | 'shownWidth'>;
const EditingContext = createContext<Editing | null>(null);
export const EditingProvider = EditingContext.Provider;
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('Expected an EditingProvider above.');
  return editing;
}

/** New words are in every language, until they are translated there. */
const addTexts = (
  paths: readonly string[],
  texts: Readonly<Record<string, string>>,
): readonly DocumentChange[] =>
  Object.keys(texts).length === 0
    ? []
    : paths.map((document) => ({
        document,
        change: (before) => (isJsonObject(before) ? { ...before, ...texts } : before),
      }));
/** The languages whose texts are loaded. */
function useLanguages(): readonly string[] {
  const paths = (useSite().data?.locales ?? []).map(({ code }) => `locales/${code}`);
  const sources = useDocumentSources(paths);
  return paths.filter((_, index) => sources[index]?.data !== undefined);
}

const noFacts: EditorFacts = { components: [], icons: [], widths: [], tokens: {} };
const useFacts = () => useCall(calls.facts, {}, { staleTime: Infinity });

/** What the role may change, by the function that the server asks. */
function useRights(source: DocumentSource, components: ReadonlyMap<string, ComponentFacts>) {
  const permissions = useSession().data?.permissions ?? [];
  const site: JudgedSite = {
    documents: { [source.path]: source.draft },
    propsOf: (type) => components.get(type)?.props,
  };
  return {
    maySet: ({ id, use }: TreeNode, name: string): boolean =>
      mayStep(
        permissions,
        {
          document: source.path,
          do: 'clear',
          part: `id:${id}`,
          path: [use === null ? 'props' : 'params', name],
          was: null,
        },
        site,
      ),
    mayBecome: (document: string, before: Json, after: Json): boolean =>
      permissions.includes('edit') ||
      stepsBetween(document, before, after).every((step) => mayStep(permissions, step, site)),
  };
}

/** The state of the editor for one document. */
export function useOpenEditing(source: DocumentSource, locale: string): OpenDocument {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const mayWrite = useMay('content');
  const [id, showSelected] = useState<string | null>(null);
  const chosen = useRef(id);
  const select = (next: string | null): void => {
    chosen.current = next;
    showSelected(next);
  };
  const [tried, setTried] = useState<Done | null>(null);
  const languages = useLanguages();
  const { components, icons, widths, tokens } = useFacts().data ?? noFacts;
  const texts = useDocument(`locales/${locale}`).data?.draft;
  const nodes = useMemo(() => listNodes(source.draft), [source.draft]);
  const byType = useMemo(() => new Map(components.map((one) => [one.type, one])), [components]);
  const keys = useMemo(() => new Set(isJsonObject(texts) ? Object.keys(texts) : []), [texts]);
  const rights = useRights(source, byType);
  const selected = nodes.find((node) => node.id === id) ?? null;
  const change = (document: string, command: (document: Json) => Outcome): void => {
    const before = editor.read(document);
    if (!mayWrite || before === undefined) return;
    const outcome = command(before);
    if (!outcome.ok) {
      tellWarning(outcome.sentence);
      return;
    }
    if (!rights.mayBecome(document, before, outcome.document)) {
      tellWarning(messages.errors['draft.step-not-allowed']);
      return;
    }
    const added = addTexts(languages, outcome.texts ?? {});
    editor.editAll([{ document, change: () => outcome.document }, ...added], outcome.sentence);
    setTried(null);
    if (outcome.select !== null) select(outcome.select);
    announce(outcome.sentence);
  };
  return {
    document: source.path,
    nodes,
    selected,
    select,
    readSelected: () =>
      chosen.current === null ? null : findNode(editor.read(source.path) ?? source.draft, chosen.current),
    mayEdit,
    mayWrite,
    maySet: (name) => selected !== null && rights.maySet(selected, name),
    facts: byType,
    components: byType,
    icons,
    widths,
    tokens,
    locale,
    read: (key) => {
      const text = isJsonObject(texts) ? texts[key] : undefined;
      return typeof text === 'string' ? text : '';
    },
    run: (command) => change(source.path, command),
    source: source.draft,
    keys,
    tried,
    tryOut: (command) => {
      const outcome = command?.(source.draft) ?? null;
      setTried(outcome?.ok === true ? outcome : null);
    },
    write: (command) => change(`locales/${locale}`, command),
  };
}
