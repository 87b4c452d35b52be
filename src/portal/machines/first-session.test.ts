import { expect, it } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import { createStore } from '../../runtime/core/store.ts';
import { readInitialFacts } from '../first-scopes.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { createOneTimeStore } from '../session/one-time-store.ts';
import { createStoredSession } from '../session/stored-session.ts';
import { prepareMachine } from './start-machine.ts';

/** What a page shows first, and what the session flow publishes before any answer. */
async function readStart(tabTexts: Readonly<Record<string, string>>) {
  const texts = createFakeTexts(tabTexts);
  const session = createStoredSession(texts, createFakeTexts());
  const facts = readInitialFacts({
    session,
    browserTexts: createFakeTexts(),
    wantedTheme: 'light',
    isOnline: true,
  });
  const runtime = { store: createStore({}), report: () => undefined } as never;
  const entry = await prepareMachine('session', () => ({
    runtime,
    session,
    hasAddressToken: false,
    tabTexts: texts,
    browserTexts: createFakeTexts(),
    notify: () => undefined,
    oneTimeStore: createOneTimeStore(),
  }));
  const unanswered = new Proxy({}, { get: () => () => new Promise(() => undefined) }) as Api;
  const flow = entry(unanswered);
  const actor = flow.start({});
  return [facts['session.state'], (flow.contract.project(actor.getSnapshot()) as { state: string }).state];
}

it('a visitor without a session is one from the first moment: no header waits for an answer', async () => {
  expect(await readStart({})).toEqual(['visitor', 'visitor']);
});
it('a stored session is unknown until the server has answered', async () => {
  expect(await readStart({ token: 't1' })).toEqual(['booting', 'booting']);
});
