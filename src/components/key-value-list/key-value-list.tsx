import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { ExternalLink } from '../external-link.tsx';
import { formatValue, type ValueFormat } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';

interface Item {
  readonly label: string;
  readonly value?: string | number | boolean | null;
  readonly words?: string | null;
  readonly format?: ValueFormat;
  readonly tone?: string | null;
  readonly copy?: boolean;
  readonly contact?: boolean;
}
export interface KeyValueListProps {
  readonly items?: readonly Item[] | null;
  readonly symbol?: string | null;
  readonly timeZone?: string | null;
}

/** Where a telephone number or an email address leads; null for other words. */
const readContact = (words: string): string | null => {
  if (/^\+?[\d().\- ]{3,}$/.test(words)) return `tel:${words.replaceAll(/[^+\d]/g, '')}`;
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(words) ? `mailto:${words}` : null;
};

/** Milliseconds that a tick replaces the button for copying. */
const tickTime = 2000;

/** Copies and says so; where copying is not allowed it says that. */
const useCopy = (text: ViewProps['text']) => {
  const [copied, setCopied] = useState(-1);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (index: number, words: string): void => {
    setCopied(index);
    setSaid(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setCopied(-1);
      setSaid('');
    }, tickTime);
  };
  const copy = (index: number, label: string, value: string): void => {
    navigator.clipboard.writeText(value).then(
      () => tell(index, text('copied', { label })),
      () => tell(-1, text('notCopied')),
    );
  };
  return { copied, said, copy };
};

export const KeyValueListView = ({ props, classes, text }: ViewProps<KeyValueListProps>): ReactNode => {
  const { copied, said, copy } = useCopy(text);
  const setting = useFormatSetting(props);
  return (
    <div>
      <dl className={classes['root']}>
        {(props.items ?? []).map((item, index) => {
          const value = typeof item.value === 'boolean' ? String(item.value) : item.value;
          const words = item.words ?? formatValue(value, item.format ?? 'text', setting);
          const address = item.contact === true ? readContact(words) : null;
          const hasTone = typeof item.tone === 'string' && item.tone !== '';
          return (
            <div key={item.label} className={classes['pair']}>
              <dt className={classes['label']}>{item.label}</dt>
              <dd className={classes['value']}>
                <bdi
                  className={classes[hasTone ? 'pill' : 'words']}
                  data-tone={hasTone ? item.tone : undefined}
                >
                  {address === null ? (
                    words
                  ) : (
                    <ExternalLink className={classes['contact']} address={address}>
                      {words}
                    </ExternalLink>
                  )}
                </bdi>
                {item.copy === true && value !== null && value !== undefined && (
                  <button
                    type="button"
                    className={classes['copy']}
                    aria-label={text('copy', { label: item.label })}
                    // What is copied is the value itself, without separators and symbols.
                    onClick={() => copy(index, item.label, String(value))}
                  >
                    <Glyph name={copied === index ? 'check' : 'copy'} className={classes['icon']} />
                  </button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <span className={classes['hidden']} role="status">
        {said}
      </span>
    </div>
  );
};
