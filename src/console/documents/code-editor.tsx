import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { linter, lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { describeRepeatedKey, listRepeatedKeys } from '../../protocol/json/repeated-keys.ts';

// Colours are the console's tokens, so that both themes come from one sheet.
const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: 'var(--chakra-colors-fg)', background: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--chakra-colors-brand-focus-ring)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--chakra-fonts-mono)', lineHeight: '1.6' },
  '.cm-gutters': {
    background: 'var(--chakra-colors-bg-subtle)',
    color: 'var(--chakra-colors-fg-subtle)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--chakra-colors-bg-subtle)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--chakra-colors-fg)' },
  '.cm-tooltip': {
    background: 'var(--chakra-colors-bg-panel)',
    border: '1px solid var(--chakra-colors-border-emphasized)',
    borderRadius: '8px',
    overflow: 'hidden',
  },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    background: 'var(--chakra-colors-brand-muted) !important',
  },
  '.cm-content': { caretColor: 'var(--chakra-colors-fg)' },
});
const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--chakra-colors-brand-fg)' },
  { tag: tags.string, color: 'var(--chakra-colors-green-fg)' },
  { tag: tags.number, color: 'var(--chakra-colors-orange-fg)' },
  { tag: [tags.bool, tags.null], color: 'var(--chakra-colors-purple-fg)' },
  { tag: tags.punctuation, color: 'var(--chakra-colors-fg-muted)' },
]);

/** Marks what the parser finds, and a key that one object has twice. */
const jsonLinter = jsonParseLinter();
const lintJson = (view: EditorView): Diagnostic[] => {
  const broken = jsonLinter(view);
  if (broken.length > 0) return broken;
  return listRepeatedKeys(view.state.doc.toString()).map((repeated) => ({
    from: repeated.from,
    to: repeated.to,
    severity: 'error',
    message: describeRepeatedKey(repeated),
  }));
};

const basics: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  syntaxHighlighting(colours),
  json(),
  linter(lintJson, { delay: 200 }),
  lintGutter(),
  EditorView.lineWrapping,
  look,
];

export interface CodeEditorProps {
  readonly label: string;
  /** Read after the label; an id of the page could not be named from the shadow root. */
  readonly description: string;
  readonly value: string;
  readonly readOnly: boolean;
  /** Findings to show at their place; those of the JSON parser are added by the editor. */
  readonly findings: readonly Diagnostic[];
  /** Puts the cursor there and shows it, whenever `request` is another one. */
  readonly goTo: { readonly offset: number; readonly request: number } | null;
  readonly onChange: (value: string) => void;
  /** Where the cursor is, in the text as it is then. */
  readonly onCursor: (offset: number, text: string) => void;
  readonly onSave: () => void;
}

/** One shadow root per element, whatever an effect runs twice. */
function openRoot(host: HTMLElement): ShadowRoot {
  return host.shadowRoot ?? host.attachShadow({ mode: 'open' });
}

/** Marks a change that came from the props, so that it is not reported back as typing. */
const fromOutside = Annotation.define<boolean>();

/**
 * Typing over a selection is done here: left to the browser, its editing engine writes style attributes
 * into the text, which the style policy refuses and reports.
 */
const replaceTyped = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const plain = event.inputType === 'insertText' && event.data !== null && !event.isComposing;
    if (!plain || view.state.readOnly || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(event.data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

type Latest = Pick<CodeEditorProps, 'onChange' | 'onCursor' | 'onSave'>;
/** Builds the editor inside the host's shadow root. `latest` is read at each event, so it may change. */
function mountEditor(
  host: HTMLElement,
  value: string,
  access: Compartment,
  latest: { readonly current: Latest },
) {
  const root = openRoot(host);
  const save = () => {
    latest.current.onSave();
    return true;
  };
  const keys = keymap.of([
    { key: 'Mod-s', preventDefault: true, run: save },
    ...defaultKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...lintKeymap,
    indentWithTab,
  ]);
  const changes = EditorView.updateListener.of((update) => {
    const typed = !update.transactions.some((transaction) => transaction.annotation(fromOutside));
    if (update.docChanged && typed) latest.current.onChange(update.state.doc.toString());
    if (update.selectionSet)
      latest.current.onCursor(update.state.selection.main.head, update.state.doc.toString());
  });
  return new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: value,
      extensions: [keys, basics, replaceTyped, access.of([]), changes],
    }),
  });
}

/**
 * CodeMirror for JSON. It lives in a shadow root: there its styles become adopted sheets, which the
 * strict style policy allows, while in the document they would be style elements, which it refuses.
 */
export function CodeEditor(props: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useRef(props);
  const [access] = useState(() => new Compartment());
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!host.current) return;
    const editor = mountEditor(host.current, latest.current.value, access, latest);
    view.current = editor;
    return () => editor.destroy();
  }, [access]);
  const { value, label, description, readOnly, findings, goTo } = props;
  useEffect(() => {
    const attributes = { 'aria-label': label, 'aria-description': description, tabindex: '0' };
    view.current?.dispatch({
      effects: access.reconfigure([
        EditorState.readOnly.of(readOnly),
        EditorView.contentAttributes.of(attributes),
      ]),
    });
  }, [access, readOnly, label, description]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === value) return;
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: value },
      annotations: fromOutside.of(true),
    });
  }, [value]);
  useEffect(() => {
    const editor = view.current;
    if (editor) editor.dispatch(setDiagnostics(editor.state, [...findings]));
  }, [findings]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || !goTo) return;
    const anchor = Math.min(goTo.offset, editor.state.doc.length);
    editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
    editor.focus();
  }, [goTo]);
  return <chakra.div ref={host} height="full" minHeight="0" overflow="hidden" />;
}
