import { useDeferredValue, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

type Change = Readonly<Record<string, string>>;
/**
 * What a list shows is part of its address; empty values and the first page are left out of it. What was chosen before
 * is a step back; with `isTyped` the address changes in place, so that letters are no steps.
 */
export function useAddress(): readonly [URLSearchParams, (change: Change, isTyped?: boolean) => void] {
  const [address, setAddress] = useSearchParams();
  const go = (change: Change, isTyped = false): void =>
    setAddress(
      (now) => {
        const next = new URLSearchParams({ ...Object.fromEntries(now), ...change });
        for (const [name, value] of [...next])
          if (value === '' || (name === 'page' && value === '1')) next.delete(name);
        return next;
      },
      { replace: isTyped },
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
  const { key } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace;
  const inAddress = address.get('search') ?? '';
  const [{ at, text }, setTyped] = useState({ at: key, text: inAddress });
  // After a step back or a link the address knows what is sought; while letters are typed it lags behind.
  const typed = at === key || isOwn ? text : inAddress;
  if (at !== key) setTyped({ at: key, text: typed });
  const search = (words: string): void => {
    setTyped({ at, text: words });
    go({ search: words.trim(), page: '1' }, true);
  };
  return { typed, sought: useDeferredValue(typed.trim()), search };
}
