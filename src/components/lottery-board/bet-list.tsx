import { useId, useMemo, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { useModalDialog } from '../use-modal-dialog.ts';
import { BetSketch } from './bet-sketch.tsx';
import { nameWithin, type BoardGroup, type BoardPlay } from './board-menu.ts';
import { PlayOdds } from './play-facts.tsx';

type Parts = Pick<ViewProps, 'classes' | 'text'>;
interface BetListProps extends Parts {
  readonly groups: readonly BoardGroup[];
  readonly chosen: BoardPlay;
  readonly onChoose: (playId: number) => void;
  readonly onClose: () => void;
}

/** Lower case without accents. The finder of games folds more, in code that every page would load if both shared it. */
const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '');

/** Groups with the plays that have every word in their names or sentences. */
function searchBets(groups: readonly BoardGroup[], typed: string): readonly BoardGroup[] {
  const words = foldLetters(typed).trim().split(/\s+/);
  return groups
    .map((group) => ({
      ...group,
      plays: group.plays.filter((play) => {
        const sentence = foldLetters(`${group.name} ${group.text} ${play.name} ${play.text}`);
        return words.every((word) => sentence.includes(word));
      }),
    }))
    .filter(({ plays }) => plays.length > 0);
}

/** All bets of a game in a dialog: a search, and each group with a picture and a sentence. */
export const BetList = ({ classes, text, groups, chosen, onChoose, onClose }: BetListProps): ReactNode => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const matches = useMemo(() => searchBets(groups, typed), [groups, typed]);
  const count = matches.reduce((sum, { plays }) => sum + plays.length, 0);
  useModalDialog(dialog);
  const closeBeside = (event: PointerEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classes['list']}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={closeBeside}
    >
      <div className={classes['listBody']}>
        <div className={classes['listHead']}>
          <h2 id={`${id}-title`} className={classes['name']}>
            {text('listTitle')}
          </h2>
          <button type="button" className={classes['listClose']} aria-label={text('close')} onClick={onClose}>
            <Glyph name="close" className={classes['icon']} />
          </button>
          <label className={classes['search']}>
            <Glyph name="search" className={classes['icon']} />
            <input
              className={classes['searchInput']}
              type="search"
              autoComplete="off"
              aria-label={text('search')}
              placeholder={text('search')}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </label>
        </div>
        {/* Only a search is announced: the list itself is read on the way through it. */}
        <p className={classes['status']} role="status">
          {typed === '' ? '' : text('matches', { count })}
        </p>
        {count === 0 && <p className={classes['hint']}>{text('noMatch')}</p>}
        {matches.map((group) => (
          <section key={group.code} aria-labelledby={`${id}-${group.code}`}>
            <div className={classes['listGroup']}>
              <BetSketch classes={classes} group={group} />
              <div>
                <h3 id={`${id}-${group.code}`} className={classes['listName']}>
                  {group.name}
                </h3>
                <p className={classes['how']}>{group.text}</p>
              </div>
            </div>
            <ul className={classes['listPlays']}>
              {group.plays.map((play) => (
                <li key={play.playId}>
                  <button
                    type="button"
                    className={classes['listPlay']}
                    aria-current={play.playId === chosen.playId}
                    onClick={() => onChoose(play.playId)}
                  >
                    <span className={classes['listName']}>{nameWithin(group.name, play.name)}</span>
                    <PlayOdds classes={classes} text={text} offered={play} />
                    <span className={classes['how']}>{play.text}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </dialog>
  );
};
