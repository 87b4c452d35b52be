import type { EndedRound, RoundView } from '../shown-round.ts';

/** What every answer about play says beside the round. Amounts are decimal texts. */
export interface PlayNews {
  /** Hex hash of the seed of the next round, in games that commit. */
  readonly commitment: string | null;
}
export interface Opened<Picture> extends PlayNews {
  readonly session: string;
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly code: string;
    readonly cycleMs: number;
    /** What the picture of the entry shows; empty where that is not known. */
    readonly emblem: string;
  };
  readonly currency: string;
  readonly symbol: string;
  readonly balance: string;
  readonly smallestStake: string;
  readonly largestStake: string;
  readonly round: RoundView<Picture> | null;
}
export interface News<Picture> extends PlayNews {
  readonly round: RoundView<Picture>;
  readonly balance: string | null;
}
export interface BoardNews<Board, Picture> {
  /** Clock of the server, in milliseconds since 1970. */
  readonly at: number;
  readonly board: Board;
  readonly rounds: readonly RoundView<Picture>[];
}
/** A press as it is sent, and sent again while it has no answer. */
export interface Press {
  readonly key: string;
  readonly stake: string;
  readonly choice: object;
}
/** A call that was refused, or that has no answer (`offline`). */
export class CallFailed extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface GameApi<Picture> {
  open(ticket: string): Promise<Opened<Picture>>;
  deal(press: Press): Promise<News<Picture>>;
  move(round: Pick<RoundView<Picture>, 'id' | 'step'>, move: object): Promise<News<Picture>>;
  /** Once: the next look comes soon. */
  look(round: RoundView<Picture>): Promise<News<Picture>>;
  /** The round that is open in this game, by a press whose answer was lost, or in another tab. */
  findOpen(): Promise<RoundView<Picture> | null>;
  /** The player's rounds in this entry that have ended, newest first. */
  lastRounds(): Promise<readonly EndedRound[]>;
  balance(): Promise<PlayNews & { readonly balance: string }>;
  /** Once: the next one comes soon. */
  board(events?: readonly string[]): Promise<unknown>;
  /** The same without a session, for a game that is shown to visitors. */
  guestBoard(game: string, events?: readonly string[]): Promise<unknown>;
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
  for (const delay of retries) {
    try {
      return await send(path, session, body);
    } catch (error) {
      const code = error instanceof CallFailed ? error.code : 'other';
      if (code !== 'offline' && code !== 'game.too-fast') throw error;
      await pause(delay);
    }
  }
  return send(path, session, body);
}

const nameEvents = (events: readonly string[] = []): string =>
  events.length === 0 ? '' : `?events=${encodeURIComponent(events.join(','))}`;

export function createGameApi<Picture>(): GameApi<Picture> {
  let session = '';
  return {
    open: async (ticket) => {
      // Once: a ticket whose answer was lost is used up.
      const opened = (await send('/api/open', '', { ticket })) as Opened<Picture>;
      session = opened.session;
      return opened;
    },
    deal: (press) => sendSurely('/api/rounds', session, press) as Promise<News<Picture>>,
    move: ({ id, step }, move) =>
      sendSurely(`/api/rounds/${id}/moves`, session, { step, move }) as Promise<News<Picture>>,
    look: ({ id }) => send(`/api/rounds/${id}`, session, null) as Promise<News<Picture>>,
    findOpen: async () =>
      ((await send('/api/open-round', session, null)) as { readonly round: RoundView<Picture> | null }).round,
    lastRounds: async () =>
      ((await send('/api/rounds', session, null)) as { readonly rounds: readonly EndedRound[] }).rounds,
    board: (events) => send(`/api/board${nameEvents(events)}`, session, null),
    guestBoard: (game, events) => send(`/api/guest/${game}${nameEvents(events)}`, '', null),
    balance: () => send('/api/balance', session, null) as ReturnType<GameApi<Picture>['balance']>,
  };
}
