import { Flex, useBreakpointValue } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useParams } from 'react-router-dom';
import { nameNode, toWords } from '../../editing/commands/layout-tree.ts';
import { editor as calls } from '../../protocol/calls/editor.ts';
import type { DocumentSource, SiteOverview } from '../../protocol/calls/site.ts';
import type { NodeRef } from '../../protocol/canvas.ts';
import { useCheck, useDocument, useDraft, useSite } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { LoadFailure, Loaded } from '../ui/screen.tsx';
import { tellWarning } from '../ui/toasts.tsx';
import { useTheme } from '../ui/theme.ts';
import { CanvasFrame } from './canvas/canvas-frame.tsx';
import { useCanvas, type Canvas } from './canvas/use-canvas.ts';
import { EditorBar, type Look } from './editor-bar.tsx';
import { EditorLayout, focusArea, nextArea, type AreaName } from './editor-layout.tsx';
import { editorMessages as words } from './editor-messages.ts';
import { findPart, gatherIssues, screenOf } from './find-places.ts';
import { Findings, type PlacedIssue } from './findings/findings.tsx';
import { EditorPicks } from './insert/editor-picks.tsx';
import { Outline } from './outline/outline.tsx';
import { Properties } from './properties/properties.tsx';
import { actByKey, modsOf, useActs, type PickKind } from './use-acts.ts';
import { useFrameWidth } from './canvas/use-frame-width.ts';
import { dragPart } from './canvas/drag-part.ts';
import { EditingProvider, useOpenEditing, type Editing } from './use-editing.ts';
import { useTypedWords } from './use-typed-words.ts';
import { useView, type Views } from './use-view.ts';

/** The whole check waits for a pause: it would hold up what the page shows. */
const checkPauseMs = 700;
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}

/** What the whole check and the compiled screens object to, at the parts of this document. */
function usePlacedIssues(editing: Pick<Editing, 'document' | 'nodes'>, views: Views): readonly PlacedIssue[] {
  const checked = useCheck(useSettled(useDraft().data?.version, checkPauseMs)).data?.issues;
  const { document, nodes } = editing;
  return useMemo(
    () =>
      gatherIssues(views, document, checked ?? []).map((issue) => ({
        issue,
        part: findPart(issue, document, nodes, views[document]),
      })),
    [views, document, nodes, checked],
  );
}

function countByPart(issues: readonly PlacedIssue[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { part } of issues) if (part !== null) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** Sends to the canvas what is selected, where something is wrong, and its theme. */
function useTold(
  canvas: Canvas,
  editing: Pick<Editing, 'selected' | 'document'>,
  issues: readonly PlacedIssue[],
  look: Look,
): void {
  const { life, send } = canvas;
  const { selected, document } = editing;
  const screen = screenOf(document);
  const id = selected?.id ?? null;
  const label = selected === null ? '' : nameNode(selected);
  useEffect(() => {
    if (life > 0) send({ say: 'within', screen, prefix: '' });
  }, [life, send, screen]);
  useEffect(() => {
    if (life > 0)
      send({ say: 'select', nodes: id === null ? [] : [{ screen, id }], label, reveal: id !== null });
  }, [life, send, screen, id, label]);
  useEffect(() => {
    if (life > 0) send({ say: 'look', theme: look.theme });
  }, [life, send, look.theme]);
  useEffect(() => {
    if (life === 0) return;
    const pins = [...countByPart(issues)].map(([part, count]) => {
      const isError = issues.some((one) => one.part === part && one.issue.severity === 'error');
      return {
        node: { screen, id: part },
        level: isError ? ('error' as const) : ('warning' as const),
        count,
      };
    });
    send({ say: 'pins', pins });
  }, [life, send, screen, issues]);
}

/** F6 goes through the areas; what else a key does, outline and canvas say. */
function useAreas(isNarrow: boolean, onArea: (area: AreaName) => void) {
  const go = (name: AreaName): void => {
    onArea(name);
    if (isNarrow) requestAnimationFrame(() => focusArea(name));
    else focusArea(name);
  };
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    go(nextArea(event.shiftKey ? -1 : 1));
  });
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return go;
}

function OpenEditor(props: {
  readonly source: DocumentSource;
  readonly site: SiteOverview;
  readonly page: string;
}) {
  const { source, site } = props;
  const isNarrow = useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false;
  const [area, setArea] = useState<AreaName>('canvas');
  const firstLocale = site.locales.find(({ enabled }) => enabled)?.code ?? 'EN';
  const [look, setLook] = useState<Look>({ device: 'desktop', theme: useTheme(), locale: firstLocale });
  const [first] = useState(look);
  const [failed, setFailed] = useState<string | null>(null);
  const request = useSend();
  const link = useQuery({
    queryKey: [calls.canvas.path],
    queryFn: () => request(calls.canvas),
    staleTime: Infinity,
    gcTime: 0,
  });
  const editing = useOpenEditing(source, look.locale);
  const [pickKind, setPickKind] = useState<PickKind | null>(null);
  const acts = useActs(editing, setPickKind);
  const goTo = useAreas(isNarrow, setArea);
  const frame = useRef<HTMLIFrameElement | null>(null);
  const editWords = () => {
    setArea('properties');
    requestAnimationFrame(() => {
      const field = document.querySelector<HTMLTextAreaElement>('[data-first-words]');
      if (field === null) focusArea('properties');
      else {
        field.focus();
        field.select();
      }
    });
  };
  const pick = (node: NodeRef, how: 'press' | 'double'): void => {
    if (!editing.nodes.some(({ id }) => id === node.id) || node.screen !== screenOf(source.path)) {
      if (how === 'press') tellWarning(words.canvas.elsewhere);
      return;
    }
    editing.select(node.id);
    if (how === 'double') setTimeout(editWords);
  };
  const url = link.data?.url ?? null;
  const canvas = useCanvas(frame, url, {
    onPicked: (node, _trail, how) => pick(node, how),
    onKey: (key, mods) => {
      if (key === 'F6') goTo(mods.includes('shift') ? 'outline' : 'properties');
      else if (!actByKey(acts, editWords, { key, mods })) goTo('outline');
    },
    onDrag: (drag) => dragPart(editing, drag),
    onShown: (_n, reason) => setFailed(reason),
  });
  const typed = useTypedWords(look.locale, canvas);
  const shownWidth = useFrameWidth(frame, url);
  const opened = { document: source.path, locale: look.locale, tried: editing.tried };
  const views = useView(opened, canvas, typed);
  const issues = usePlacedIssues(editing, views);
  useTold(canvas, editing, issues, look);
  const onKeyDown = (event: KeyboardEvent) => {
    if (actByKey(acts, editWords, { key: event.key, mods: modsOf(event) })) event.preventDefault();
  };
  const language = site.locales.find(({ code }) => code === look.locale)?.nativeName ?? look.locale;
  if (link.isError) return <LoadFailure error={link.error} retry={() => void link.refetch()} />;
  return (
    <EditingProvider value={{ ...editing, trial: typed.show, shownWidth }}>
      <Flex direction="column" height="full">
        <EditorBar
          document={source.path}
          name={toWords(source.path.split('/').at(-1) ?? '')}
          look={look}
          onLook={setLook}
          onUndo={acts.undo}
          onRedo={acts.redo}
        />
        <EditorLayout
          isNarrow={isNarrow}
          area={area}
          onArea={setArea}
          findingCount={issues.length}
          outline={<Outline acts={acts} onWords={editWords} findings={countByPart(issues)} />}
          canvas={
            <CanvasFrame
              frame={frame}
              url={url}
              page={props.page}
              first={first}
              device={isNarrow ? 'phone' : look.device}
              isReady={canvas.life > 0}
              isFailed={failed !== null}
              onReload={() => void link.refetch()}
              onKeyDown={onKeyDown}
            />
          }
          properties={<Properties acts={acts} language={language} />}
          findings={<Findings issues={issues} />}
        />
      </Flex>
      <EditorPicks kind={pickKind} onClose={() => setPickKind(null)} />
    </EditingProvider>
  );
}

/** A page of the site, edited on the page itself. */
export function EditorPage() {
  const path = useParams()['*'] ?? '';
  const source = useDocument(path);
  const site = useSite();
  const name = toWords(path.split('/').at(-1) ?? '');
  useEffect(() => {
    document.title = [name, words.title, messages.product].filter(Boolean).join(' · ');
  }, [name]);
  const page = site.data?.pages.find(({ id }) => path === `pages/${id}`)?.path ?? '/';
  return (
    <Loaded query={source}>
      {(loaded) => (
        <Loaded query={site}>
          {(overview) => <OpenEditor key={path} source={loaded} site={overview} page={page} />}
        </Loaded>
      )}
    </Loaded>
  );
}
