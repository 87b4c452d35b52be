import { useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { formatValue, type FormatSetting } from '../../protocol/money/format-value.ts';
import { SanitisedHtml } from '../sanitised-html.tsx';
import { useFormatSetting } from '../use-format-setting.ts';

/** As the platform or a flow sends it; `date` and `html` are the plain names of the same. */
export interface Notice {
  readonly id: string | number;
  readonly title: string;
  readonly startDateStr?: string | null;
  readonly startDate?: string | null;
  readonly date?: string | null;
  readonly content?: string | null;
  readonly html?: string | null;
}
export interface NoticeListProps {
  readonly label: string;
  readonly items?: readonly Notice[] | null;
  readonly pageSize?: number | null;
}

const usualPageSize = 10;

export const NoticeListView = ({ props, classes, text }: ViewProps<NoticeListProps>): ReactNode => {
  const pageSize = props.pageSize ?? usualPageSize;
  const [pages, setPages] = useState(1);
  const setting = useFormatSetting();
  const items = props.items ?? [];
  if (items.length === 0) return <p className={classes['empty']}>{text('empty')}</p>;
  return (
    <div className={classes['root']}>
      <ul className={classes['list']} role="list" aria-label={props.label}>
        {items.slice(0, pages * pageSize).map((notice) => (
          <li key={notice.id} className={classes['item']}>
            <NoticeEntry notice={notice} classes={classes} setting={setting} />
          </li>
        ))}
      </ul>
      {items.length > pages * pageSize && (
        <button type="button" className={classes['more']} onClick={() => setPages(pages + 1)}>
          {text('more')}
        </button>
      )}
    </div>
  );
};

/** The body is made when it is first unfolded: hundreds of notices cost nothing until then. */
const NoticeEntry = ({
  notice,
  classes,
  setting,
}: {
  readonly notice: Notice;
  readonly classes: ViewProps['classes'];
  readonly setting: FormatSetting;
}): ReactNode => {
  const [wasOpened, setOpened] = useState(false);
  const date = notice.startDateStr ?? notice.startDate ?? notice.date ?? '';
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className={classes['summary']}>
        <span className={classes['title']}>{notice.title}</span>
        <span className={classes['date']}>{date === '' ? null : formatValue(date, 'date', setting)}</span>
        <Glyph name="chevron-down" className={classes['icon']} />
      </summary>
      {wasOpened && <SanitisedHtml html={notice.content ?? notice.html ?? ''} className={classes['body']} />}
    </details>
  );
};
