import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import type { ContentFault } from '../../lottery/check-content.ts';
import type { Play } from '../../lottery/play.ts';
import { Glyph } from '../glyph.tsx';

const hintOf: Readonly<Record<Play['kind'], string>> = {
  rows: 'typedRows',
  picks: 'typedPicks',
  pool: 'typedPool',
  groups: 'typedGroups',
  any: 'typedAny',
};
type NamesValue = 'choice.unknown' | 'choice.repeated' | 'part.unknown';
const wordOf: Readonly<Record<Exclude<ContentFault['code'], NamesValue>, string>> = {
  'choices.missing': 'faultFew',
  'choices.too-few': 'faultFew',
  'rows.count': 'faultRows',
  'bank.size': 'faultBank',
  'bank.overlap': 'faultBank',
  'positions.invalid': 'faultPositions',
};

/** What is wrong with a content, in words. */
const describeFault = (text: ViewProps['text'], { code, place, value }: ContentFault): string => {
  if (place === 'positions') return text('faultPositions');
  if (code === 'choice.unknown' || code === 'part.unknown') return text('faultUnknown', { value });
  return code === 'choice.repeated' ? text('faultRepeated', { value }) : text(wordOf[code]);
};

/** Numbers as text. The hint gives way to what is wrong. */
export const TypedNumbers = ({
  classes,
  text,
  play,
  value,
  fault,
  disabled,
  onChange,
}: Pick<ViewProps, 'classes' | 'text'> & {
  readonly play: Play;
  readonly value: string;
  readonly fault: ContentFault | null;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}): ReactNode => {
  const [id, note] = [useId(), useId()];
  const error = value.trim() === '' ? null : fault;
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['fieldLabel']}>
        {text('typed')}
      </label>
      <textarea
        id={id}
        className={classes['input']}
        value={value}
        disabled={disabled}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        inputMode="text"
        aria-describedby={note}
        aria-invalid={error !== null}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span id={note} className={error === null ? classes['hint'] : classes['error']}>
        {error !== null && <Glyph name="alert" className={classes['icon']} />}
        {error === null ? text(hintOf[play.kind]) : describeFault(text, error)}
      </span>
    </div>
  );
};
