import { useEffect, useRef, type ReactNode } from 'react';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { MarkedText } from '../marked-text.tsx';
import { readWords } from '../read-fields.ts';
import type { FinderPlace, FinderRow, FinderSection } from './list-sections.ts';
import type { Finder, GameFinderProps } from './use-finder.ts';

type Finding = ViewProps<GameFinderProps>;

interface ResultsProps {
  readonly view: Finding;
  readonly id: string;
  readonly finder: Finder;
  readonly active: FinderPlace;
  readonly onOpen: (row: FinderRow, isAbout: boolean) => void;
  readonly onForget: () => void;
}

/** The popup of the combobox: the focus stays in the field, which points at the active cell. */
export const FinderResults = (props: ResultsProps): ReactNode => {
  const { view, id, finder, active } = props;
  const { classes, text } = view;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active.row]);
  let first = 0;
  const isEmpty = finder.sections.length === 0;
  return (
    <div className={classes['results']}>
      {/* It scrolls, and the field moves it: there is nothing in it to tab to. */}
      <div
        ref={root}
        id={`${id}-results`}
        className={classes['grid']}
        role="grid"
        aria-label={view.props.label}
        aria-busy={finder.isWaiting}
        hidden={isEmpty}
      >
        {finder.sections.map((section) => {
          const start = first;
          first += section.rows.length;
          return <Section key={section.id} {...props} section={section} start={start} />;
        })}
      </div>
      {finder.isWaiting && isEmpty && (
        <div aria-hidden="true">
          {Array.from({ length: 5 }, (_, place) => (
            <span key={place} className={classes['place']} />
          ))}
        </div>
      )}
      {finder.sections.some(({ id: name }) => name === 'recent') && (
        <button type="button" className={classes['forget']} onClick={props.onForget}>
          {text('forget')}
        </button>
      )}
    </div>
  );
};

interface SectionProps extends ResultsProps {
  readonly section: FinderSection;
  /** The place of its first row among all rows. */
  readonly start: number;
}
const Section = ({ section, start, ...props }: SectionProps): ReactNode => {
  const { classes, text } = props.view;
  const hasTitle = section.id !== 'found' && section.id !== 'all';
  return (
    <div role="rowgroup" aria-label={hasTitle ? text(section.id) : undefined}>
      {hasTitle && (
        <div className={classes['heading']} aria-hidden="true">
          {text(section.id)}
        </div>
      )}
      {section.rows.map((row, index) => (
        <Row key={row.id} {...props} row={row} place={start + index} />
      ))}
    </div>
  );
};

/** The field keeps the focus while a row is pressed. */
const keepFocus = (event: { readonly preventDefault: () => void }): void => event.preventDefault();

const Row = ({ row, place, ...props }: ResultsProps & { row: FinderRow; place: number }): ReactNode => {
  const { view, id, active, onOpen } = props;
  const isActive = active.row === place;
  return (
    <div
      role="row"
      className={view.classes['row']}
      data-active={isActive || undefined}
      onMouseDown={keepFocus}
    >
      <div
        role="gridcell"
        tabIndex={-1}
        id={`${id}-${place}-main`}
        className={view.classes['cell']}
        aria-selected={isActive && !active.isAbout}
        onClick={() => onOpen(row, false)}
      >
        <RowWords {...props} row={row} />
      </div>
      {row.kind === 'game' && (
        <div
          role="gridcell"
          tabIndex={-1}
          id={`${id}-${place}-about`}
          className={view.classes['about']}
          aria-selected={isActive && active.isAbout}
          aria-label={view.text('about', { title: readWords(row.game, null, 'gameName') })}
          onClick={() => onOpen(row, true)}
        >
          <Glyph name="info" className={view.classes['glyph']} />
        </div>
      )}
    </div>
  );
};

const RowWords = ({ view, finder, row }: ResultsProps & { readonly row: FinderRow }): ReactNode => {
  const { classes, text, props } = view;
  if (row.kind === 'words')
    return (
      <>
        <Glyph name="clock" className={classes['glyph']} />
        <span className={classes['title']}>{row.words}</span>
      </>
    );
  if (row.kind === 'all')
    return (
      <>
        <Glyph name="search" className={classes['glyph']} />
        <span className={classes['title']}>{text('all', { count: row.total })}</span>
      </>
    );
  if (row.kind === 'provider')
    return (
      <>
        <Glyph name="layers" className={classes['glyph']} />
        <span className={classes['words']}>
          <span className={classes['title']}>
            <MarkedText words={row.name} marked={finder.typed} className={classes['mark']} />
          </span>
          <span className={classes['vendor']}>{text('found', { count: row.total })}</span>
        </span>
      </>
    );
  const type = readWords(row.game, null, 'gameType');
  const kind = props.kinds?.find((each) => each.type === type)?.label ?? '';
  const vendor = readWords(row.game, null, 'displayName');
  return (
    <>
      <img
        className={classes['image']}
        src={toSource(readWords(row.game, null, 'iconUrl'))}
        alt=""
        loading="lazy"
        decoding="async"
        width={48}
        height={64}
      />
      <span className={classes['words']}>
        <span className={classes['title']}>
          <MarkedText
            words={readWords(row.game, null, 'gameName')}
            marked={finder.typed}
            className={classes['mark']}
          />
        </span>
        <span className={classes['vendor']}>{kind === '' ? vendor : `${vendor} · ${kind}`}</span>
      </span>
    </>
  );
};
