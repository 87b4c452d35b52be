// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSeededRandom } from '../../../server/infrastructure/random.fake.ts';
import { draft as calls } from '../../protocol/calls/site.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { createQueryClient, useDocument } from '../http/queries.ts';
import { keyOf, SendContext, type Send } from '../http/use-call.ts';
import { DraftEditorProvider, useDraftEditor } from './draft-context.tsx';
import type { DraftEditor } from './draft-editor.ts';

afterEach(cleanup);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const keysOf = (value: Json | undefined): readonly string[] =>
  isJsonObject(value) ? Object.keys(value).toSorted() : [];

/** A console on a slow connection, where an answer may overtake another, and the draft is asked for in between. */
async function open(draw: (below: number) => number) {
  const api = createConsoleFake({ role: 'editor', documents: { a: {} } });
  const slow: Send = async (call, ...sending) => {
    await pause(draw(25));
    const answer = await api.send(call, ...sending);
    await pause(draw(25));
    return answer;
  };
  const client = createQueryClient();
  const screen: { editor?: DraftEditor; document?: Json | undefined } = {};
  const Screen = () => {
    screen.editor = useDraftEditor();
    screen.document = useDocument('a').data?.draft;
    return null;
  };
  render(
    <SendContext value={slow}>
      <QueryClientProvider client={client}>
        <DraftEditorProvider>
          <Screen />
        </DraftEditorProvider>
      </QueryClientProvider>
    </SendContext>,
  );
  await waitFor(() => expect(screen.document).toBeDefined(), { timeout: 5_000 });
  let isOpen = true;
  const ask = async (): Promise<void> => {
    while (isOpen) {
      await pause(draw(30));
      await client.refetchQueries({ queryKey: keyOf(calls.read) }, { cancelRefetch: false });
    }
  };
  const asking = ask();
  const leave = async (): Promise<void> => {
    await screen.editor?.settled();
    isOpen = false;
    await asking;
  };
  return { api, screen, leave };
}

/** Presses fourteen times, fast, and says what is there then and what should be. */
async function press(seed: number) {
  const random = createSeededRandom(seed);
  const draw = (below: number) => random.integer(0, below);
  const { api, screen, leave } = await open(draw);
  const there: string[] = [];
  const gone: string[] = [];
  const move = (from: string[], to: string[]): void => {
    const name = from.pop();
    if (name !== undefined) to.push(name);
  };
  for (let step = 0; step < 14; step += 1) {
    const what = draw(5);
    if (what < 2) {
      const name = `n${step}`;
      screen.editor?.edit('a', (before) => ({ ...(isJsonObject(before) ? before : {}), [name]: 1 }));
      there.push(name);
      gone.length = 0;
    } else if (what < 4) {
      screen.editor?.undo();
      move(there, gone);
    } else {
      screen.editor?.redo();
      move(gone, there);
    }
    if (draw(2) === 0) await pause(draw(60));
  }
  await leave();
  const expected = there.toSorted();
  await waitFor(() => expect({ seed, shown: keysOf(screen.document) }).toEqual({ seed, shown: expected }));
  return { seed, saved: keysOf(api.site.saved('a')), expected };
}

// Each of these lost a press, or the sight of one, while what came during an undo was not waited for.
it.each([5, 19, 27, 31, 35])(
  'edits, undos and redos that come while one is on its way are all done, in their order (%i)',
  { timeout: 60_000 },
  async (seed) => {
    const { saved, expected } = await press(seed);
    expect(saved).toEqual(expected);
  },
);
