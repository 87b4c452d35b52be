import { Flex, Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Choice } from '../fields/choice.tsx';
import { Note } from '../note.tsx';
import { SearchField } from '../fields/search-field.tsx';
import { Segments, type Segment } from '../fields/segments.tsx';
import { readPage, useAddress, useSearch } from './use-address.ts';

/** A control above a list, whose value is part of the address of the screen. */
interface Filter<Value extends string> {
  /** The value that is left out of the address. */
  readonly initial: Value;
  /** What an address says; the first value where it says nothing that there is. */
  readonly read: (text: string | null) => Value;
  readonly draw: (
    value: string,
    onChange: (value: string) => void,
    /** How many rows each value would show, where that is known. */
    counts?: Readonly<Record<string, number>>,
  ) => ReactNode;
}

/** One of a few values. */
export function choiceFilter<const Value extends string>(filter: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly initial: Value;
  readonly names: Readonly<Record<Value, string>>;
  /** A name with how many rows it would show. */
  readonly count?: (name: string, rows: number) => string;
  readonly width?: string;
}): Filter<Value> {
  const { label, values, initial, names, count, width = '52' } = filter;
  const nameOf = (value: Value, rows: number | undefined): string =>
    rows === undefined || count === undefined ? names[value] : count(names[value], rows);
  return {
    initial,
    read: (text) => values.find((value) => value === text) ?? initial,
    draw: (value, onChange, counts) => (
      <Choice
        label={label}
        width={width}
        value={value}
        options={values.map((one) => ({ value: one, label: nameOf(one, counts?.[one]) }))}
        onChange={onChange}
      />
    ),
  };
}

/** One of a few values, all in sight. */
export function segmentFilter<const Value extends string>(filter: {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly initial: Value;
}): Filter<Value> {
  const { label, segments, initial } = filter;
  const read = (text: string | null): Value => segments.find(({ value }) => value === text)?.value ?? initial;
  return {
    initial,
    read,
    draw: (value, onChange) => (
      <Segments label={label} value={read(value)} segments={segments} onChange={onChange} />
    ),
  };
}

/** One of the things that the platform knows by a code, or all of them. */
export const codeFilter = (filter: {
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}): Filter<string> => ({
  initial: '',
  read: (text) => text ?? '',
  draw: (value, onChange) => (
    <Choice
      label={filter.label}
      width="52"
      value={value}
      options={[{ value: '', label: filter.all }, ...filter.options]}
      onChange={onChange}
    />
  ),
});

/** A day of the calendar, `2026-11-21`, or none. With `title` a word of the label is in sight: of two days, which one. */
export const dayFilter = (label: string, title?: string): Filter<string> => ({
  initial: '',
  read: (text) => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : ''),
  draw: (value, onChange) => (
    <Flex gap="2" align="center" width={{ base: 'full', md: 'auto' }}>
      {title === undefined ? null : (
        <Note as="span" minWidth={{ base: '10', md: 'auto' }}>
          {title}
        </Note>
      )}
      <Input
        type="date"
        size="xs"
        width={{ base: 'full', md: '44' }}
        background="bg.panel"
        aria-label={label}
        title={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Flex>
  ),
});

/** Words to search for; called `search` among the filters of a list. */
export const searchFilter = (label: string, width?: string): Filter<string> => ({
  initial: '',
  read: (text) => text ?? '',
  draw: (value, onChange) => (
    <SearchField
      label={label}
      value={value}
      onChange={onChange}
      {...(width === undefined ? {} : { width })}
    />
  ),
});

type ValuesOf<Defined> = {
  readonly [Name in keyof Defined]: Defined[Name] extends Filter<infer Value> ? Value : never;
};
export interface Filters<Defined = Readonly<Record<string, Filter<string>>>> {
  readonly values: ValuesOf<Defined>;
  /** The values with the page. */
  readonly asked: ValuesOf<Defined> & { readonly page: number };
  /** Whether less than all is asked for. */
  readonly isNarrowed: boolean;
  /** The controls, in their order. */
  readonly controls: readonly {
    readonly name: string;
    readonly draw: (counts: Readonly<Record<string, number>> | undefined) => ReactNode;
  }[];
  readonly turnTo: (page: number) => void;
  /** Asks for all again. */
  readonly clear: () => void;
}

/** What the controls above a list say. All of it is part of the address: a link, a bookmark, a step back. */
export function useFilters<const Defined extends Readonly<Record<string, Filter<string>>>>(
  definitions: Defined,
): Filters<Defined> {
  const [address, go] = useAddress();
  const { typed, sought, search } = useSearch();
  const read = Object.entries(definitions).map(([name, { initial, read: parse, draw }]) => {
    const isSearch = name === 'search';
    const value = isSearch ? sought : parse(address.get(name));
    const change = (next: string): void =>
      isSearch ? search(next) : go({ [name]: next === initial ? '' : next, page: '1' });
    return {
      name,
      value,
      draw: (counts?: Readonly<Record<string, number>>) => draw(isSearch ? typed : value, change, counts),
      isNarrow: value !== initial && value !== 'all',
    };
  });
  const values = Object.fromEntries(read.map(({ name, value }) => [name, value])) as ValuesOf<Defined>;
  return {
    values,
    asked: { ...values, page: readPage(address) },
    isNarrowed: read.some(({ isNarrow }) => isNarrow),
    controls: read,
    turnTo: (page) => go({ page: String(page) }),
    clear: () => go(Object.fromEntries([...Object.keys(definitions), 'page'].map((name) => [name, '']))),
  };
}
