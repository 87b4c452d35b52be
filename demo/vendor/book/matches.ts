export interface Team {
  readonly name: string;
  /** 100 is the mean of its league. */
  readonly strength: number;
  /** Of its emblem: degrees on the colour wheel. */
  readonly hue: number;
}
export interface League {
  readonly code: string;
  readonly name: string;
  /** An even number: all play on each day. */
  readonly teams: readonly Team[];
  /** From one day of matches to the next. */
  readonly everyMs: number;
  /** Keeps the days of leagues apart. */
  readonly offsetMs: number;
  readonly playMs: number;
  /** Maps that are played at the most, in leagues of esports. */
  readonly bestOf?: number;
}
/** A match of the calendar; its result follows from its seed. */
export interface Match {
  readonly id: string;
  readonly league: League;
  readonly home: Team;
  readonly away: Team;
  /** Milliseconds since 1970. */
  readonly kickOffAt: number;
}

/** Matches of so many days are sold at a time. */
export const daysSold = 2;

type Pair = readonly [home: Team, away: Team];

/** All teams play each other, first at one place, then at the other: the first stays, the others turn. */
function pairTeams({ teams }: League, day: number): readonly Pair[] {
  const [first, ...others] = teams;
  if (first === undefined) return [];
  const round = day % (2 * others.length);
  const turn = round % others.length;
  const row = [first, ...others.slice(turn), ...others.slice(0, turn)];
  return row.slice(0, row.length / 2).flatMap((team, place): readonly Pair[] => {
    const rival = row.at(-1 - place);
    if (rival === undefined) return [];
    const isTurned = (turn + place) % 2 === 1;
    return [isTurned === round < others.length ? [rival, team] : [team, rival]];
  });
}

const makeMatches = (league: League, day: number): readonly Match[] =>
  pairTeams(league, day).map(([home, away], place) => ({
    id: `${league.code}.${day}.${place}`,
    league,
    home,
    away,
    kickOffAt: day * league.everyMs + league.offsetMs,
  }));

/** Days that were asked for lately; every board asks for the same few. */
const days = new WeakMap<League, Map<number, readonly Match[]>>();
const mostDays = 100;
/** The matches of a day of a league, counted since 1970. */
export function listMatches(league: League, day: number): readonly Match[] {
  const ofLeague = days.get(league) ?? new Map<number, readonly Match[]>();
  days.set(league, ofLeague);
  const matches = ofLeague.get(day) ?? makeMatches(league, day);
  if (ofLeague.size >= mostDays) ofLeague.clear();
  ofLeague.set(day, matches);
  return matches;
}

/** The last day of a league whose matches have begun. */
export const findDay = ({ everyMs, offsetMs }: League, moment: number): number =>
  Math.floor((moment - offsetMs) / everyMs);

/** Null for a name that no match has. */
export function findMatch(leagues: readonly League[], id: string): Match | null {
  const [, code, day, place] = /^([a-z]+)\.(\d{1,9})\.(\d)$/.exec(id) ?? [];
  const league = leagues.find((one) => one.code === code);
  if (league === undefined) return null;
  return listMatches(league, Number(day))[Number(place)] ?? null;
}

export const isSold = ({ kickOffAt, league }: Match, now: number): boolean =>
  now < kickOffAt && kickOffAt - now <= daysSold * league.everyMs;
