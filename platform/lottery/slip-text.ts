import type { Play } from '../../src/lottery/play.ts';
import { faultAt, refuseLine, type SentLine } from './check-order.ts';
import type { LotteryGame } from './catalogue.ts';

/** Lines that one text may hold. */
const mostSlips = 50;

/** Places of a slip are apart by `_`; the engine reads them apart by what its play has between them. */
function writeTyped(play: Play, balls: string): string {
  const kind = play.kind === 'any' ? play.play.kind : play.kind;
  return balls.replaceAll('_', kind === 'groups' ? '|' : ',');
}

const readCount = (text: string): number => (/^[0-9]{1,6}$/.test(text) ? Number(text) : Number.NaN);

interface Slip {
  readonly balls: string;
  readonly playId: number;
  readonly multiple: number;
  /** Betting mode; null where the slip names none. */
  readonly mode: number | null;
  /** Null where the slip names none. */
  readonly series: number | null;
  readonly stakes?: string;
}
/** `balls~1~playId~mode~series~multiple`, or `multiple~balls~stakes~1~playId~0`, which ends with a zero. */
function readSlip(text: string): Slip | null {
  const parts = text.split('~');
  if (parts.length !== 6) return null;
  const [first = '', second = '', third = '', fourth = '', fifth = '', last = ''] = parts;
  const other = { mode: null, series: null, stakes: third };
  const slip =
    last === '0' && fourth === '1'
      ? { balls: second, playId: readCount(fifth), multiple: readCount(first), ...other }
      : {
          balls: first,
          playId: readCount(third),
          multiple: readCount(last),
          mode: readCount(fourth),
          series: readCount(fifth),
        };
  const isCounted =
    slip.multiple >= 1 && slip.playId >= 1 && ![slip.mode ?? 0, slip.series ?? 0].some(Number.isNaN);
  return isCounted ? slip : null;
}

/**
 * Reads an order that was sent as one text, its slips apart by `;`.
 * @returns its lines, and the betting mode and the series that they name; null where they name none
 * @throws AppError 400 `lottery.content` with the line, the place and what was sent
 */
export function readSlipText(
  game: LotteryGame,
  text: string,
): { readonly lines: readonly SentLine[]; readonly mode: number | null; readonly series: number | null } {
  const texts = text.split(';').filter((one) => one.trim() !== '');
  if (texts.length > mostSlips)
    throw refuseLine(mostSlips, faultAt('lines.too-many', 'bettingSlipString', String(texts.length)));
  const slips = texts.map((one, index) => {
    const slip = readSlip(one.trim());
    if (slip === null)
      throw refuseLine(index, faultAt('slip.malformed', 'bettingSlipString', one.slice(0, 80)));
    return slip;
  });
  const readShared = (name: 'mode' | 'series'): number | null => {
    const shared = slips.find((slip) => slip[name] !== null)?.[name] ?? null;
    const other = slips.findIndex((slip) => slip[name] !== null && slip[name] !== shared);
    if (other === -1) return shared;
    throw refuseLine(other, faultAt(`${name}.differs`, 'bettingSlipString', texts[other] ?? ''));
  };
  const shared = { mode: readShared('mode'), series: readShared('series') };
  const lines = slips.map(({ balls, playId, multiple, stakes }, index) => {
    const offered = game.group.plays.find((one) => one.playId === playId);
    if (offered === undefined) throw refuseLine(index, faultAt('play.unknown', 'playId', String(playId)));
    const bettingContent = writeTyped(offered.play, balls);
    return { playId, multiple, bettingContent, ...(stakes === undefined ? {} : { stakes }) };
  });
  return { lines, ...shared };
}
