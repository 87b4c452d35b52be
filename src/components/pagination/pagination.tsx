import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { listPages } from './list-pages.ts';

export interface PaginationProps {
  readonly label: string;
  readonly page?: number | null;
  readonly pages?: number | null;
  readonly hasNext?: boolean | null;
  readonly total?: number | null;
  readonly pageSize?: number | null;
  readonly pageSizes?: readonly number[];
  readonly busy?: boolean | null;
}

export const PaginationView = (view: ViewProps<PaginationProps>): ReactNode => {
  const { props, classes, text } = view;
  const page = Math.max(1, props.page ?? 1);
  const pages = props.pages ?? null;
  const hasNext = pages === null ? props.hasNext === true : page < pages;
  const summary =
    pages === null ? text('page', { page }) : text('pageOf', { page, pages: Math.max(1, pages) });
  return (
    <nav className={classes['root']} aria-label={props.label}>
      <p className={classes['summary']} role="status">
        {summary}
        {typeof props.total === 'number' && ` · ${text('total', { count: props.total })}`}
      </p>
      <PageSize {...view} />
      <ul className={classes['pages']} role="list">
        <li>
          <Step {...view} to={page - 1} isOff={page <= 1} icon="chevron-start" words={text('previous')} />
        </li>
        {pages !== null &&
          listPages(page, pages).map((each, index) => (
            <li key={each === 'gap' ? `gap ${index}` : each}>
              {each === 'gap' ? (
                <span className={classes['gap']} aria-hidden="true">
                  …
                </span>
              ) : (
                <PageNumber {...view} page={each} isCurrent={each === page} />
              )}
            </li>
          ))}
        <li>
          <Step {...view} to={page + 1} isOff={!hasNext} icon="chevron-end" words={text('next')} />
        </li>
      </ul>
    </nav>
  );
};

const Step = ({
  props,
  classes,
  emit,
  to,
  isOff,
  icon,
  words,
}: ViewProps<PaginationProps> & {
  readonly to: number;
  readonly isOff: boolean;
  readonly icon: string;
  readonly words: string;
}): ReactNode => (
  <button
    type="button"
    className={classes['step']}
    // Not `disabled`: the focus would fall to the body at the last page.
    aria-disabled={isOff || props.busy === true}
    aria-label={words}
    onClick={() => {
      if (!isOff && props.busy !== true) emit('page', { page: to });
    }}
  >
    <Glyph name={icon} className={classes['icon']} />
  </button>
);

const PageNumber = ({
  props,
  classes,
  text,
  emit,
  page,
  isCurrent,
}: ViewProps<PaginationProps> & { readonly page: number; readonly isCurrent: boolean }): ReactNode => (
  <button
    type="button"
    className={classes['number']}
    aria-label={text('goTo', { page })}
    aria-current={isCurrent ? 'page' : undefined}
    onClick={() => {
      if (!isCurrent && props.busy !== true) emit('page', { page });
    }}
  >
    {page}
  </button>
);

const PageSize = ({ props, classes, text, emit }: ViewProps<PaginationProps>): ReactNode => {
  const id = useId();
  const sizes = props.pageSizes ?? [];
  if (sizes.length < 2) return null;
  return (
    <span className={classes['size']}>
      <label htmlFor={id}>{text('size')}</label>
      <select
        id={id}
        className={classes['select']}
        value={props.pageSize ?? sizes[0]}
        onChange={(event) => emit('size', { size: Number(event.currentTarget.value) })}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </span>
  );
};
