import { useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { describeRadio } from '../one-of-several.ts';
import { listPopular, nameWithin, type BoardGroup, type BoardPlay } from './board-menu.ts';
import { BetList } from './bet-list.tsx';
import { WinLine } from './play-facts.tsx';

type Parts = Pick<ViewProps, 'classes' | 'text'>;
interface BetChoiceProps extends Parts {
  readonly groups: readonly BoardGroup[];
  readonly group: BoardGroup;
  readonly offered: BoardPlay;
  /** What one stake costs. */
  readonly price: { readonly stake: string; readonly currency: string; readonly symbol: string };
  readonly onChoose: (playId: number) => void;
}

/** The popular bets of a game and the one that is chosen; the others are behind a search. */
export const BetChoice = (props: BetChoiceProps): ReactNode => {
  const { classes, text, groups, group, offered, onChoose } = props;
  const [isListOpen, setListOpen] = useState(false);
  const all = groups.flatMap(({ plays }) => plays);
  const popular = listPopular(groups);
  const shortlist = popular.includes(offered) ? popular : [offered, ...popular];
  const hasMore = all.length > shortlist.length;
  const nameOf = (one: BoardPlay): string =>
    groups.length > 1 ? one.name : nameWithin(group.name, one.name);
  return (
    <>
      <div className={classes['bets']}>
        <Chips
          classes={classes}
          look={hasMore ? 'strip' : 'chips'}
          label={text('bets')}
          entries={shortlist.map((one) => ({ id: String(one.playId), name: nameOf(one) }))}
          chosen={String(offered.playId)}
          onChoose={(id) => onChoose(Number(id))}
        />
        {hasMore && (
          <button type="button" className={classes['tool']} onClick={() => setListOpen(true)}>
            {text('allBets', { count: all.length })}
          </button>
        )}
      </div>
      <div className={classes['head']}>
        <strong className={classes['name']}>{offered.name}</strong>
        <p className={classes['how']}>{offered.text}</p>
        <WinLine classes={classes} text={text} offered={offered} {...props.price} />
      </div>
      {isListOpen && (
        <BetList
          classes={classes}
          text={text}
          groups={groups}
          chosen={offered}
          onClose={() => setListOpen(false)}
          onChoose={(playId) => {
            onChoose(playId);
            setListOpen(false);
          }}
        />
      )}
    </>
  );
};

interface ChipsProps {
  /** One line that scrolls on a phone, where a button beside it says that there is more. */
  readonly look: 'chips' | 'strip';
  readonly classes: Readonly<Record<string, string>>;
  readonly label: string;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}
/** One of several, as chips in a row. */
const Chips = ({ classes, look, label, entries, chosen, onChoose }: ChipsProps): ReactNode => (
  <div className={classes[look]} role="radiogroup" aria-label={label}>
    {entries.map(({ id, name }) => (
      <button
        key={id}
        type="button"
        {...describeRadio(id === chosen)}
        className={classes['chip']}
        onClick={() => onChoose(id)}
      >
        {name}
      </button>
    ))}
  </div>
);
