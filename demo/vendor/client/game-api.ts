import type { Guess, RoundView } from '../shown-round.ts';

export interface Opened {
  readonly session: string;
  readonly game: { readonly id: string; readonly name: string };
  readonly currency: string;
  readonly symbol: string;
  readonly balance: string;
  readonly smallestStake: string;
  readonly largestStake: string;
  readonly round: RoundView | null;
}
export interface News {
  readonly round: RoundView;
  readonly balance: string | null;
}
/** A call that was refused, or whose outcome is unknown (`offline`). */
export class CallFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface GameApi {
  open(ticket: string): Promise<Opened>;
  deal(key: string, stake: string): Promise<News>;
  guess(round: RoundView, guess: Guess): Promise<News>;
  take(round: RoundView): Promise<News>;
  balance(): Promise<string>;
}

const retries = [1_000, 2_000, 4_000] as const;
const timeoutMs = 15_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function send(path: string, session: string, body: object | null): Promise<unknown> {
  const answer = await fetch(path, {
    method: body === null ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', 'x-session': session },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallFailed('offline');
  });
  // A body that is no JSON says nothing; the status does.
  const told = (await answer.json().catch(() => ({}))) as { readonly errorCode?: string };
  if (answer.ok) return told;
  throw new CallFailed(answer.status >= 500 ? 'offline' : (told.errorCode ?? 'other'));
}

/** Every call may be repeated: the server recognises it. So one without an answer is tried again. */
async function sendSurely(path: string, session: string, body: object | null): Promise<unknown> {
  for (const wait of retries) {
    try {
      return await send(path, session, body);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'offline') throw error;
      await pause(wait);
    }
  }
  return send(path, session, body);
}

export function createGameApi(): GameApi {
  let session = '';
  return {
    open: async (ticket) => {
      // Once: a ticket whose answer was lost is used up.
      const opened = (await send('/api/open', '', { ticket })) as Opened;
      session = opened.session;
      return opened;
    },
    deal: (key, stake) => sendSurely('/api/rounds', session, { key, stake }) as Promise<News>,
    guess: ({ id, step }, guess) =>
      sendSurely(`/api/rounds/${id}/guess`, session, { step, guess }) as Promise<News>,
    take: ({ id }) => sendSurely(`/api/rounds/${id}/take`, session, {}) as Promise<News>,
    balance: async () =>
      ((await send('/api/balance', session, null)) as { readonly balance: string }).balance,
  };
}
