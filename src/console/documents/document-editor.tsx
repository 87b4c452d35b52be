import type { Diagnostic } from '@codemirror/lint';
import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link, useBeforeUnload, useLocation } from 'react-router-dom';
import type { DocumentSource } from '../../protocol/calls/site.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { applyFix } from '../../compiler/fixes/apply-fix.ts';
import { printDocument } from '../../notation/print-document.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isSameJson } from '../../protocol/json/json-patches.ts';
import { editorMessages } from '../editor/editor-messages.ts';
import { useCheck, useDraft } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Icon } from '../ui/icon.tsx';
import { CodeEditor } from './code-editor.tsx';
import { IssuePanel } from './issue-panel.tsx';
import { locatePointer, pointerAt } from './locate-pointer.ts';
import { parseTyped, type Problem } from './parse-typed.ts';
import { usePlaces } from './use-places.ts';
import { RulePanel } from './rule-panel.tsx';
import { PartTitle } from '../ui/section.tsx';

const { documents: words } = messages;

/** Text being typed over a document that others may change: theirs shows until something is typed. */
function useTyping(source: DocumentSource) {
  const saved = printDocument(source.path, source.draft);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? saved;
  const dirty = typed !== null && typed !== saved;
  useEffect(() => {
    // Saved: from here on the text follows the document again.
    if (typed === saved) setTyped(null);
  }, [typed, saved]);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault();
      },
      [dirty],
    ),
  );
  return { text, dirty, setTyped };
}

/** What keeps a text from being a writing, at its word. */
const diagnose = (text: string, { problem, pointer }: Problem): Diagnostic => {
  const { from, to } = locatePointer(text, pointer ?? '');
  return { from, to, severity: 'error', message: problem };
};

function toDiagnostics(
  text: string,
  issues: readonly Issue[],
  parsed: ReturnType<typeof parseTyped>,
): readonly Diagnostic[] {
  const findings = issues.map(({ pointer, severity, message, code }) => {
    const { from, to } = locatePointer(text, pointer);
    return { from, to, severity, message: `${message} (${code})` };
  });
  return 'pointer' in parsed ? [...findings, diagnose(text, parsed)] : findings;
}

function Actions(props: {
  readonly dirty: boolean;
  readonly broken: boolean;
  readonly changed: boolean;
  readonly onSave: () => void;
  readonly onFormat: () => void;
  readonly onRevert: () => void;
  readonly onReset: () => void;
}) {
  const { dirty, broken, changed } = props;
  return (
    <Flex gap="2" wrap="wrap">
      {changed && !dirty ? (
        <Button size="xs" variant="ghost" onClick={props.onReset}>
          <Icon name="reset" />
          {words.resetLive}
        </Button>
      ) : null}
      {dirty ? (
        <Button size="xs" variant="ghost" onClick={props.onRevert}>
          {words.revert}
        </Button>
      ) : null}
      <Button size="xs" variant="outline" disabled={broken} onClick={props.onFormat}>
        {words.format}
      </Button>
      <Button size="xs" colorPalette="brand" disabled={!dirty || broken} onClick={props.onSave}>
        {words.save}
      </Button>
    </Flex>
  );
}

/** The way to a page on the page itself. */
function EditOnPage({ path }: { readonly path: string }) {
  if (!path.startsWith('pages/')) return null;
  return (
    <Button asChild size="xs" variant="outline">
      <Link to={`/editor/${path}`}>
        <Icon name="pencil" />
        {editorMessages.open}
      </Link>
    </Button>
  );
}

/** The JSON of one document with the check's findings at their lines. */
export function DocumentEditor({ source }: { readonly source: DocumentSource }) {
  const editor = useDraftEditor();
  const announce = useAnnounce();
  const mayEdit = useMay('edit');
  const mayWrite = useMay('content');
  const check = useCheck(useDraft().data?.version);
  const { text, dirty, setTyped } = useTyping(source);
  const [goTo, setGoTo] = useState<{ offset: number; request: number } | null>(null);
  const [cursor, setCursor] = useState('');
  const parsed = useMemo(() => parseTyped(source.path, text), [source.path, text]);
  const places = usePlaces(source.path, text, 'value' in parsed ? parsed.value : undefined);
  const issues = useMemo(
    () =>
      (check.data?.issues ?? [])
        .filter(({ document }) => document === source.path)
        .map((issue) => ({ ...issue, pointer: places.toText(issue.pointer) })),
    [check.data, source.path, places],
  );
  const findings = useMemo(() => toDiagnostics(text, issues, parsed), [text, issues, parsed]);
  const changed = !isSameJson(source.draft, source.live);
  const show = useCallback(
    (pointer: string) => {
      const { from } = locatePointer(text, pointer);
      setGoTo((last) => ({ offset: from, request: (last?.request ?? 0) + 1 }));
    },
    [text],
  );
  const { hash } = useLocation();
  const showRule = useCallback((pointer: string) => show(places.toText(pointer)), [show, places]);
  const showLatest = useEffectEvent(showRule);
  useEffect(() => {
    // From a finding elsewhere: `#` and the pointer. Only when the address changes, not while typing.
    if (hash !== '') showLatest(decodeURIComponent(hash.slice(1)));
  }, [hash]);
  const save = (value: Json) => {
    editor.edit(source.path, () => value);
    setTyped(printDocument(source.path, value));
    announce(words.saved);
  };
  const fixIssue = (issue: Issue) => {
    if (issue.fix) save(applyFix(source.draft, issue.fix));
  };
  return (
    <Stack gap="0" height="full" minHeight="0">
      <Flex align="center" gap="2" padding="3" wrap="wrap" borderBlockEndWidth="1px" borderColor="border">
        <Box hideFrom="lg">
          <Button asChild size="xs" height="10" variant="ghost">
            <Link to="/documents">{words.back}</Link>
          </Button>
        </Box>
        <PartTitle fontFamily="mono">{source.path}</PartTitle>
        {changed ? <Badge colorPalette="brand">{words.changed}</Badge> : null}
        {dirty ? <Badge colorPalette="orange">{words.unsaved}</Badge> : null}
        {mayEdit ? null : <Badge>{words.readOnly}</Badge>}
        <Box flex="1" />
        {mayWrite ? <EditOnPage path={source.path} /> : null}
        {mayEdit ? (
          <Actions
            dirty={dirty}
            broken={'problem' in parsed}
            changed={changed}
            onSave={() => ('value' in parsed ? save(parsed.value) : undefined)}
            onFormat={() =>
              'value' in parsed ? setTyped(printDocument(source.path, parsed.value)) : undefined
            }
            onRevert={() => setTyped(null)}
            onReset={() => save(source.live)}
          />
        ) : null}
      </Flex>
      <Box flex="1" minHeight={{ base: '55vh', lg: '0' }}>
        <CodeEditor
          label={words.editor(source.path)}
          description={words.escape}
          value={text}
          readOnly={!mayEdit}
          findings={findings}
          goTo={goTo}
          onChange={setTyped}
          onCursor={(offset, now) => setCursor(pointerAt(now, offset))}
          onSave={() => (dirty && 'value' in parsed ? save(parsed.value) : undefined)}
        />
      </Box>
      {'problem' in parsed ? (
        <Text role="alert" color="fg.error" padding="3" borderBlockStartWidth="1px" borderColor="border">
          {parsed.problem}
        </Text>
      ) : null}
      <RulePanel
        text={text}
        value={'value' in parsed ? parsed.value : undefined}
        cursor={places.toRule(cursor)}
        toText={places.toText}
        onShow={showRule}
      />
      <IssuePanel
        check={check}
        issues={issues}
        lineOf={(pointer) => locatePointer(text, pointer).line}
        onShow={show}
        onFix={mayEdit && !dirty ? fixIssue : null}
      />
    </Stack>
  );
}
