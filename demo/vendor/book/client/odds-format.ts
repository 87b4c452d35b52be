import { writeOdds } from '../markets.ts';

export const oddsFormats = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof oddsFormats)[number];

const commonFactor = (one: number, other: number): number =>
  other === 0 ? one : commonFactor(other, one % other);
/** `17/20` for 1.85: what is won for what is staked. */
function writeFraction(odds: number): string {
  const won = odds - 100;
  const factor = commonFactor(won, 100);
  return `${won / factor}/${100 / factor}`;
}
/** `+150` for 2.50, what 100 win; `−118` for 1.85, what has to be staked to win 100. */
const writeAmerican = (odds: number): string =>
  odds >= 200 ? `+${odds - 100}` : `\u2212${Math.round(10_000 / (odds - 100))}`;

/** Odds in hundredths, as the player reads them. */
export function writeOddsAs(format: OddsFormat, odds: number): string {
  if (format === 'fractional') return writeFraction(odds);
  return format === 'american' ? writeAmerican(odds) : writeOdds(odds);
}

const storageName = 'book.odds';
const isFormat = (text: string | null): text is OddsFormat => oddsFormats.some((format) => format === text);
function readStored(): OddsFormat {
  try {
    // oxlint-disable-next-line no-restricted-globals -- a page of another company: the portal's storage is not in reach
    const stored = localStorage.getItem(storageName);
    return isFormat(stored) ? stored : 'decimal';
  } catch {
    // A browser that stores nothing for a frame begins with decimal odds each time.
    return 'decimal';
  }
}

/** The player's way to read odds, which the browser remembers. */
export function createOddsFormat() {
  let format = readStored();
  return {
    current: (): OddsFormat => format,
    write: (odds: number): string => writeOddsAs(format, odds),
    choose: (text: string): void => {
      if (!isFormat(text)) return;
      format = text;
      try {
        // oxlint-disable-next-line no-restricted-globals -- a page of another company: the portal's storage is not in reach
        localStorage.setItem(storageName, text);
      } catch {
        // It holds for this visit alone.
      }
    },
  };
}
export type OddsWriter = ReturnType<typeof createOddsFormat>;
