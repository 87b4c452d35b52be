import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { toText } from '../../protocol/json/to-text.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';
import { useCopy } from '../use-copy.ts';

export interface CodeListProps {
  readonly label: string;
  readonly title: string;
  readonly fileName: string;
  readonly codes: readonly JsonObject[] | null;
}

/** The file and the clipboard have the same: what it is, of which day, and the codes. */
const writeCodes = (title: string, day: string, codes: readonly string[]): string =>
  [title, day, '', ...codes.map((code, index) => `${index + 1}. ${code}`), ''].join('\n');

/** Where the browser finds the text to save. */
const useFile = (content: string): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const next = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
    setAddress(next);
    return () => URL.revokeObjectURL(next);
  }, [content]);
  return address;
};

/** Prints what has `data-print` and nothing of the page around it: the page's own styles see to that. */
const printAlone = (): void => {
  const page = document.documentElement;
  page.dataset['prints'] = '';
  const end = (): void => void delete page.dataset['prints'];
  window.addEventListener('afterprint', end, { once: true });
  window.print();
};

export const CodeListView = ({ props, classes, text }: ViewProps<CodeListProps>): ReactNode => {
  const { label, title, fileName, codes } = props;
  const listed = useMemo(() => (codes ?? []).map(({ code }) => toText(code)), [codes]);
  const setting = useFormatSetting();
  const [shownAt] = useState(() => new Date().toISOString());
  const day = formatValue(shownAt, 'date', setting);
  const content = useMemo(() => writeCodes(title, day, listed), [title, day, listed]);
  const file = useFile(content);
  const { state, copy } = useCopy();
  if (listed.length === 0) return null;
  return (
    <div className={classes['root']} data-print="">
      <p className={classes['title']}>{title}</p>
      <ol className={classes['list']} aria-label={label}>
        {listed.map((code) => (
          <li key={code} className={classes['code']}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ol>
      <div className={classes['actions']}>
        <button type="button" className={classes['action']} onClick={() => copy(content)}>
          <Glyph name={state === 'copied' ? 'check' : 'copy'} className={classes['icon']} />
          {text('copy')}
        </button>
        <a href={file} download={fileName} className={classes['action']}>
          <Glyph name="download" className={classes['icon']} />
          {text('save')}
        </a>
        <button type="button" className={classes['action']} onClick={printAlone}>
          <Glyph name="printer" className={classes['icon']} />
          {text('print')}
        </button>
      </div>
      <p role="status" className={classes['said']}>
        {state === 'idle' ? '' : text(state)}
      </p>
    </div>
  );
};
