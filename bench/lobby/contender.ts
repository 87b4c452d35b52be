/** One card of the lobby, as the platform would send it. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly vendor: string;
  readonly image: string;
  readonly tone: 'success' | 'danger' | 'warning';
  readonly badge: string;
  readonly jackpot: string;
}
export interface Lane {
  readonly key: string;
  readonly games: readonly Game[];
}
/** What every contender draws. A lane holds at most 200 games: the language's limit for a repeat. */
export interface LobbyData {
  readonly lanes: readonly Lane[];
}

/**
 * One way to draw the lobby, in a separate bundle. The bundle puts it at `globalThis.contender`.
 * A promise is waited for, and the time until it settles counts.
 */
export interface Contender {
  readonly name: string;
  /** Draws the lobby into an empty element; the DOM is complete when it returns (or resolves). */
  mount(element: HTMLElement, data: LobbyData): void | Promise<void>;
  /** The jackpot of card `index` becomes `value`; the DOM shows it when this returns (or resolves). */
  update(index: number, value: string): void | Promise<void>;
  unmount(): void;
}

declare global {
  var contender: Contender;
}

export const laneSize = 200;
const vendors = ['Lumen Play', 'North Pier', 'Paper Tiger', 'Saltworks', 'Tidemark'] as const;
const states = [
  { tone: 'success', badge: 'New' },
  { tone: 'danger', badge: 'Hot' },
  { tone: 'warning', badge: 'Soon closed' },
] as const;

/** The same games for everybody, in lanes of 200. */
export const makeLobby = (count: number): LobbyData => {
  const games = Array.from({ length: count }, (_, index): Game => {
    const { tone, badge } = states[index % states.length] as (typeof states)[number];
    return {
      id: `g${index}`,
      title: `Golden Carp ${index}`,
      vendor: vendors[index % vendors.length] as string,
      image: `data:image/gif;base64,R0lGODlhAQABAAAAACw=`,
      tone,
      badge,
      jackpot: `${1_000 + index * 7}.50`,
    };
  });
  const lanes = Array.from({ length: Math.ceil(count / laneSize) }, (_, index): Lane => ({
    key: `lane${index}`,
    games: games.slice(index * laneSize, (index + 1) * laneSize),
  }));
  return { lanes };
};
