import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { useAnchoredPanel } from '../../components/use-anchored-panel.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import { useFormScope } from './form-scope.ts';
import { nameCountries, searchCountries, type ListedCountry, type NamedCountry } from './list-countries.ts';

export interface CountryPickerProps {
  readonly countries: readonly ListedCountry[];
  /** Dialing code that is chosen, with plus sign; undefined for that of the first country. */
  readonly value: string | undefined;
  readonly onChoose: (dialingCode: string) => void;
}

/** A button with the dialing code that opens a list of countries with a search (ARIA: combobox with a listbox). */
export const CountryPicker = ({ countries, value, onChoose }: CountryPickerProps): ReactNode => {
  const { classes, text } = useFormScope();
  const { languageTag } = useRuntime();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState<string | null>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) anchor.current?.focus();
  }, []);
  useAnchoredPanel({ isOpen, close, anchor, panel, side: 'start' });
  const named = useMemo(() => nameCountries(countries, languageTag), [countries, languageTag]);
  // Several countries share a code: the one that was chosen is shown, else the first of the code.
  const fitting = named.filter(({ dialingCode }) => dialingCode === (value ?? named[0]?.dialingCode));
  const chosen = fitting.find((country) => country.code === code) ?? fitting[0] ?? named[0];
  const choose = (country: NamedCountry): void => {
    setCode(country.code);
    onChoose(country.dialingCode);
    close(true);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={classes['country']}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={text('country', { country: chosen?.label ?? '', code: chosen?.dialingCode ?? '' })}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi dir="ltr">{chosen?.dialingCode}</bdi>
        <Glyph name="chevron-down" className={classes['icon']} />
      </button>
      {isOpen && (
        <div ref={panel} popover="manual" className={classes['countryPanel']}>
          <CountryList countries={named} chosen={chosen} onChoose={choose} onLeave={() => close(true)} />
        </div>
      )}
    </>
  );
};

interface CountryListProps {
  readonly countries: readonly NamedCountry[];
  readonly chosen: NamedCountry | undefined;
  readonly onChoose: (country: NamedCountry) => void;
  readonly onLeave: () => void;
}

const CountryList = ({ countries, chosen, onChoose, onLeave }: CountryListProps): ReactNode => {
  const { classes, text } = useFormScope();
  const id = useId();
  const [search, setSearch] = useState('');
  const matches = useMemo(() => searchCountries(countries, search), [countries, search]);
  const [active, setActive] = useState(() => Math.max(0, countries.indexOf(chosen as NamedCountry)));
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, matches]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (event.key === 'Tab') onLeave();
    else if (step !== undefined) setActive(Math.min(Math.max(active + step, 0), matches.length - 1));
    else if (event.key !== 'Enter') return;
    event.preventDefault();
    const country = matches[active];
    if (event.key === 'Enter' && country !== undefined) onChoose(country);
  };
  return (
    <>
      <input
        ref={input}
        className={classes['input']}
        role="combobox"
        aria-label={text('searchCountry')}
        placeholder={text('searchCountry')}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={matches[active] === undefined ? undefined : `${id}${matches[active].code}`}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={text('countries')}
        className={classes['countryList']}
      >
        {matches.map((country, index) => (
          <div
            key={country.code}
            id={`${id}${country.code}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.code === chosen?.code}
            data-active={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <span>{country.label}</span>
            <bdi dir="ltr">{country.dialingCode}</bdi>
          </div>
        ))}
      </div>
      <p className={classes['hint']} role="status">
        {matches.length === 0 && text('noCountry')}
      </p>
    </>
  );
};
