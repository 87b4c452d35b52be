import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list shows is part of its address; empty values and the first page are left out of it. */
export function useAddress(): readonly [URLSearchParams, (change: Readonly<Record<string, string>>) => void] {
  const [address, setAddress] = useSearchParams();
  const go = (change: Readonly<Record<string, string>>): void =>
    setAddress(
      (now) => {
        const next = new URLSearchParams({ ...Object.fromEntries(now), ...change });
        for (const [name, value] of [...next])
          if (value === '' || (name === 'page' && value === '1')) next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [address, go];
}

/** The page of an address, counted from 1. */
export function readPage(address: URLSearchParams): number {
  const page = Number(address.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** A search of a list: its words are part of the address, and other words begin at the first page. */
export function useSearch(): {
  readonly typed: string;
  /** The current search, which may lag behind what is typed. */
  readonly sought: string;
  readonly search: (text: string) => void;
} {
  const [address, go] = useAddress();
  const [typed, setTyped] = useState(() => address.get('search') ?? '');
  const search = (text: string): void => {
    setTyped(text);
    go({ search: text.trim(), page: '1' });
  };
  return { typed, sought: useDeferredValue(typed.trim()), search };
}
