import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editor as calls, type WireScreenView, type WireView } from '../../protocol/calls/editor.ts';
import type { Done } from '../../editing/commands/command.ts';
import { useEditorState } from '../draft/draft-context.tsx';
import { useDocument } from '../http/queries.ts';
import { useSend } from '../http/use-call.ts';
import type { Canvas } from './canvas/use-canvas.ts';
import type { TypedWords, Words } from './use-typed-words.ts';

/** The open screens as they are compiled now, by document. */
export type Views = Readonly<Record<string, WireScreenView>>;

const tryAgainMs = 1_000;
const mostTries = 5;
/** One question is under way; what changes meanwhile is asked next. */
function createTurns(work: (turn: number) => Promise<void>): () => Promise<void> {
  let turn = 0;
  let isBusy = false;
  let isDue = false;
  let failures = 0;
  const run = async (): Promise<void> => {
    isDue = isBusy;
    if (isBusy) return;
    isBusy = true;
    turn += 1;
    // The canvas keeps what it shows, and is asked for again: a busy server may answer a moment later.
    const isDone = await work(turn).then(
      () => true,
      () => false,
    );
    isBusy = false;
    failures = isDone ? 0 : failures + 1;
    if (isDue) await run();
    else if (!isDone && failures <= mostTries) setTimeout(() => void run(), failures * tryAgainMs);
  };
  return run;
}

/** What the canvas shows: a document in a language, with something in it that is only tried. */
interface Opened {
  readonly document: string;
  readonly locale: string;
  readonly tried: Pick<Done, 'document' | 'texts'> | null;
}

/** Asks for the open screens whenever the document or the language changes, and shows them in the canvas. */
export function useView({ document, locale, tried }: Opened, canvas: Canvas, typed: TypedWords): Views {
  const send = useSend();
  const [views, setViews] = useState<Views>({});
  const draft = useDocument(document).data?.draft;
  const source = tried?.document ?? draft;
  const isSaved = useEditorState().kind === 'saved';
  /** Hashes of the screens that are here, by document. */
  const held = useRef<Readonly<Record<string, string>>>({});

  const show = useEffectEvent((answer: WireView, before: Words) => {
    const hashes = answer.screens.map(({ document: path, hash }) => [path, hash] as const);
    held.current = { ...held.current, ...Object.fromEntries(hashes) };
    const fresh = answer.screens.flatMap(({ document: path, view }) =>
      view === null ? [] : ([[path, view]] as const),
    );
    setViews((former) => ({ ...former, ...Object.fromEntries(fresh) }));
    const screens = fresh.map(([, { screen }]) => screen);
    const rules = fresh.flatMap(([, view]) => view.rules);
    canvas.send({ say: 'words', locale, words: { ...answer.words, ...typed.words.current } });
    canvas.send({ say: 'show', n: answer.n, screens, rules, flows: answer.flows });
    // What the server answers after it was stored has the brand's name filled in.
    if (isSaved && before === typed.words.current) typed.words.current = {};
  });
  const ask = useEffectEvent(async (n: number): Promise<void> => {
    const before = typed.words.current;
    const documents = [...new Set([document, 'shell'])];
    // Compiled as it is on the screen: nothing waits for the save.
    const changes = source === undefined ? [] : [{ document, value: source }];
    // Words that are not saved either, so that no part lacks its own.
    const texts = { ...before, ...tried?.texts };
    const answer = await send(calls.view, { n, documents, locale, changes, texts, held: held.current });
    show(answer, before);
  });
  const next = useRef<(() => Promise<void>) | null>(null);

  const { life } = canvas;
  useEffect(() => {
    // A page that has come up again shows what is live.
    held.current = {};
  }, [life, document]);
  useEffect(() => {
    next.current ??= createTurns((turn) => ask(turn));
    if (life > 0 && source !== undefined) void next.current();
  }, [life, source, locale, document]);
  const askForWords = useEffectEvent(() => {
    if (Object.keys(typed.words.current).length > 0) void next.current?.();
  });
  useEffect(() => {
    if (isSaved) askForWords();
  }, [isSaved]);
  return views;
}
