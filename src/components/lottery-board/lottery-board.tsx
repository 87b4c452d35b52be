import { useMemo, useState, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { formatMoney } from '../../protocol/money/format-money.ts';
import type { LotteryPlayMenuValue } from '../../protocol/generated/wire-types.ts';
import type { SeriesChoice } from '../../lottery/odds.ts';
import { readTyped } from '../../lottery/read-typed.ts';
import { writeTyped } from '../../lottery/write-typed.ts';
import { readMoney } from '../../protocol/money/money.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { useFormatSetting } from '../use-format-setting.ts';
import { BetTerms, type BettingUnit } from './bet-terms.tsx';
import { BetChoice } from './bet-choice.tsx';
import { readMenu } from './board-menu.ts';
import { ChoiceBalls } from './choice-balls.tsx';
import { canHaveBank, fillPlace, isTypedOnly, listGroups, readPlace, toggleChoice } from './choice-groups.ts';
import { PlayFacts } from './play-facts.tsx';
import { SeriesSlider } from './series-slider.tsx';
import { priceBet } from './price-bet.ts';
import { TypedNumbers } from './typed-numbers.tsx';
import { useBet, type Bet } from './use-bet.ts';

export interface LotteryBoardProps {
  readonly label: string;
  readonly menu: LotteryPlayMenuValue | null;
  readonly play?: string | null;
  readonly series?: number | null;
  readonly lowestSeries?: number | null;
  readonly highestSeries?: number | null;
  readonly currency: string | null;
  readonly symbol?: string | null;
  readonly modes: readonly BettingUnit[] | null;
  readonly mode: number | null;
  readonly locked?: boolean;
  readonly mostMultiple?: number | null;
  readonly disabled?: boolean;
}
/** The odds that are chosen, and the highest there are. */
const choiceIn = ({ series, highestSeries }: LotteryBoardProps): SeriesChoice => ({
  series: series ?? 0,
  highest: highestSeries ?? series ?? 0,
});
/** The price of one stake in the unit that is chosen. */
const stakeIn = ({ modes, mode }: LotteryBoardProps): string =>
  modes?.find(({ id }) => id === mode)?.stake ?? '0';
type BoardView = ViewProps<LotteryBoardProps> & { readonly bet: Bet };
const usualMostMultiple = 100;

export const LotteryBoardView = (view: ViewProps<LotteryBoardProps>): ReactNode => {
  const { menu, series } = view.props;
  const groups = useMemo(() => readMenu(menu ?? [], series ?? 0), [menu, series]);
  const bet = useBet(groups, view.props.play ?? '');
  if (bet === null) return null;
  return (
    <section className={view.classes['root']} aria-label={view.props.label}>
      <BetChoice
        classes={view.classes}
        text={view.text}
        groups={groups}
        group={bet.group}
        offered={bet.offered}
        price={{
          stake: stakeIn(view.props),
          currency: view.props.currency ?? '',
          symbol: view.props.symbol ?? '',
        }}
        onChoose={bet.choosePlay}
      />
      <Numbers {...view} bet={bet} />
      <BetFoot {...view} bet={bet} />
      <PlayFacts {...view} offered={bet.offered} choice={choiceIn(view.props)} />
    </section>
  );
};

const Numbers = (view: BoardView): ReactNode => {
  const { classes, text, bet, props } = view;
  const { play } = bet.offered;
  const disabled = props.disabled === true;
  return (
    <>
      {bet.isTyping ? (
        <TypedNumbers
          classes={classes}
          text={text}
          play={play}
          disabled={disabled}
          value={bet.typed}
          fault={readTyped(play, bet.typed).fault}
          onChange={bet.type}
        />
      ) : (
        <div className={classes['groups']}>
          {listGroups(play, bet.hasBank).map((group) => (
            <ChoiceBalls
              key={`${bet.offered.playId} ${group.id}`}
              classes={classes}
              text={text}
              group={group}
              disabled={disabled}
              offered={bet.offered}
              chosen={readPlace(bet.content, group.place)}
              onToggle={(choice) => bet.mark(toggleChoice(play, bet.content, group, choice))}
              onFill={(choices) => bet.mark(fillPlace(play, bet.content, group, choices))}
            />
          ))}
        </div>
      )}
      <Tools {...view} />
    </>
  );
};

const Tools = ({ classes, text, bet, props }: BoardView): ReactNode => (
  <div className={classes['tools']}>
    <button
      type="button"
      className={classes['tool']}
      disabled={props.disabled === true}
      onClick={bet.pickQuickly}
    >
      {text('quick')}
    </button>
    {!bet.isTyping && canHaveBank(bet.offered.play) && (
      <button
        type="button"
        className={classes['toggle']}
        aria-pressed={bet.hasBank}
        onClick={() => bet.setBank(!bet.hasBank)}
      >
        {text('banker')}
      </button>
    )}
    {!isTypedOnly(bet.offered.play) && (
      <button
        type="button"
        className={classes['toggle']}
        aria-pressed={bet.isTyping}
        onClick={() => bet.setTyping(!bet.isTyping)}
      >
        {text('typeMode')}
      </button>
    )}
    <button type="button" className={classes['tool']} onClick={bet.clear}>
      {text('clearAll')}
    </button>
  </div>
);

const BetFoot = ({ classes, text, bet, props, emit }: BoardView): ReactNode => {
  const setting = useFormatSetting();
  const { languageTag, places } = setting;
  const [isAdded, setAdded] = useState(false);
  const modes = props.modes ?? [];
  const terms = {
    stake: stakeIn(props),
    multiple: bet.multiple,
    currency: props.currency ?? '',
    choice: choiceIn(props),
  };
  const { stakes, amount, largestWin, rebate } = priceBet(bet.offered, bet.content, terms);
  const money = (value: string): string => formatMoney(value, languageTag, props.symbol ?? '', places);
  const isReady = stakes > 0n && props.disabled !== true;
  const add = (): void => {
    const { playId, name, play } = bet.offered;
    const line = {
      playId,
      playName: name,
      content: bet.content as JsonObject,
      text: writeTyped(play, bet.content),
      stakes: Number(stakes),
      multiple: bet.multiple,
      largestWin,
      rebate,
    };
    emit('add', { line });
    bet.clear();
    setAdded(true);
  };
  return (
    <>
      <SeriesSlider
        classes={classes}
        text={text}
        choice={choiceIn(props)}
        lowest={props.lowestSeries ?? 0}
        disabled={props.disabled === true || props.locked === true}
        onSeries={(series) => emit('series', { series })}
      />
      <BetTerms
        classes={classes}
        text={text}
        modes={modes}
        mode={props.mode}
        locked={props.locked === true}
        disabled={props.disabled === true}
        symbol={props.symbol ?? ''}
        multiple={bet.multiple}
        mostMultiple={props.mostMultiple ?? usualMostMultiple}
        onMode={(mode) => emit('unit', { mode })}
        onMultiple={bet.setMultiple}
      />
      <div className={classes['foot']}>
        <div className={classes['price']}>
          <bdi className={classes['amount']}>{money(amount)}</bdi>
          <span className={classes['pays']}>
            {text('stakes', { count: Number(stakes) })}
            {stakes > 0n && ` · ${text('win', { amount: money(largestWin) })}`}
            {(readMoney(rebate, terms.currency) ?? 0n) > 0n &&
              ` · ${text('rebateAmount', { amount: money(rebate) })}`}
          </span>
        </div>
        <button type="button" className={classes['add']} disabled={!isReady} onClick={add}>
          {text('add')}
        </button>
        <span className={classes['status']} role="status">
          {isAdded && stakes === 0n ? text('added') : ''}
        </span>
      </div>
    </>
  );
};
