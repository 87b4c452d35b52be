import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { rebatePercentOf, type SeriesChoice } from '../../lottery/odds.ts';
import { singleTier, type Play } from '../../lottery/play.ts';
import { writeFixed } from '../../protocol/money/decimal-arithmetic.ts';
import { formatMoney } from '../../protocol/money/format-money.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { readMoney, writeMoney } from '../../protocol/money/money.ts';
import { useFormatSetting } from '../use-format-setting.ts';
import { nameChoice, type BoardPlay } from './board-menu.ts';

/** Series that returns all stakes in the long run. */
const fairSeries = 2_000;
const oddsPlaces = 2;

/** Whether the chance of a tier is that of a line: several tiers of a pool, or several payments, share theirs. */
const hasPlainChances = (play: Play): boolean => {
  if (play.kind === 'any') return hasPlainChances(play.play);
  if (play.kind === 'picks') return (play.times ?? 1) === 1;
  return Object.keys(play.tiers).length === 1;
};

/** One in how many lines wins, rounded; null where odds say more than one chance does. */
function countLines(play: Play, tier: string): number | null {
  const chance = play.tiers[tier];
  if (chance === undefined || !hasPlainChances(play)) return null;
  return Number((chance.space * 10n) / chance.wins) / 10;
}

function useOdds(offered: BoardPlay) {
  const setting = useFormatSetting();
  const number = (value: string | number): string => formatValue(value, 'number', setting);
  const tiers = Object.entries(offered.odds).toSorted(([, one], [, other]) => (one > other ? -1 : 1));
  return { number, tiers, pay: (odds: bigint): string => number(Number(writeFixed(odds, oddsPlaces))) };
}

/** What the bet pays and how likely it is, in one line. */
export const PlayOdds = ({
  offered,
  classes,
  text,
}: Pick<ViewProps, 'classes' | 'text'> & { readonly offered: BoardPlay }): ReactNode => {
  const { number, tiers, pay } = useOdds(offered);
  const [best] = tiers;
  if (best === undefined) return null;
  const lines = tiers.length === 1 ? countLines(offered.play, best[0]) : null;
  return (
    <span className={classes['pays']}>
      {text(tiers.length === 1 ? 'pays' : 'paysUpTo', { odds: pay(best[1]) })}
      {lines === null ? '' : ` · ${text('chance', { count: number(lines) })}`}
    </span>
  );
};

/** What one stake may win, and how likely it is, in one line. */
export const WinLine = ({
  offered,
  classes,
  text,
  stake,
  currency,
  symbol,
}: Pick<ViewProps, 'classes' | 'text'> & {
  readonly offered: BoardPlay;
  readonly stake: string;
  readonly currency: string;
  readonly symbol: string;
}): ReactNode => {
  const { number, tiers } = useOdds(offered);
  const { languageTag, places } = useFormatSetting();
  const [best] = tiers;
  const cost = readMoney(stake, currency);
  if (best === undefined || cost === null) return null;
  const money = (amount: string): string => formatMoney(amount, languageTag, symbol, places);
  const amount = money(writeMoney((cost * best[1]) / 10n ** BigInt(oddsPlaces), currency));
  const lines = tiers.length === 1 ? countLines(offered.play, best[0]) : null;
  return (
    <p className={classes['pays']}>
      {text(tiers.length === 1 ? 'wins' : 'winsUpTo', { stake: money(stake), amount })}
      {lines === null ? '' : ` · ${text('chance', { count: number(lines) })}`}
    </p>
  );
};

/** Rules in figures: each result with its odds and chance, and what comes back in the long run. */
export const PlayFacts = ({
  offered,
  choice,
  classes,
  text,
}: Pick<ViewProps, 'classes' | 'text'> & {
  readonly offered: BoardPlay;
  readonly choice: SeriesChoice;
}): ReactNode => {
  const { number, tiers, pay } = useOdds(offered);
  return (
    <details className={classes['facts']}>
      <summary className={classes['factsName']}>{text('facts')}</summary>
      <table className={classes['table']}>
        <thead>
          <tr>
            {['factsWin', 'factsPays', 'factsChance'].map((word) => (
              <th key={word} scope="col" className={classes['cellHead']}>
                {text(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map(([tier, odds]) => {
            const lines = countLines(offered.play, tier);
            return (
              <tr key={tier}>
                <th scope="row" className={classes['cell']}>
                  {tier === singleTier
                    ? text('line')
                    : (offered.tierNames[tier] ?? nameChoice(offered, tier))}
                </th>
                <td className={classes['cell']}>{pay(odds)}</td>
                <td className={classes['cell']}>
                  {lines === null ? '–' : text('chance', { count: number(lines) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {choice.series > 0 && (
        <p className={classes['returns']}>
          {text('returns', { percent: number((choice.series * 100) / fairSeries) })}
          {choice.series < choice.highest &&
            ` ${text('returnsRebate', { percent: number(rebatePercentOf(choice)) })}`}
        </p>
      )}
    </details>
  );
};
