import { useMemo, type ReactNode } from 'react';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import { RuntimeContext, type LoadedForm, type RuntimeServices } from '../runtime/react/runtime-context.ts';
import { toText } from '../protocol/json/to-text.ts';

/** A runtime without site or network, for tests of views. `calls` tells what the view asked for. */
export interface FakeRuntime extends RuntimeServices {
  readonly calls: { readonly navigate: unknown[]; readonly report: unknown[] };
  /** Sets any path, as a machine or the network would. */
  set(path: string, value: Json): void;
  setForm(id: string, form: LoadedForm): void;
  /** Another release, which allows this origin too. */
  allow(origin: string): void;
}

export interface FakeRuntimeOptions {
  readonly messages?: Readonly<Record<string, string>>;
  readonly direction?: 'ltr' | 'rtl';
  readonly languageTag?: string;
}

const fillIn = (message: string, args: JsonObject = {}): string =>
  message.replace(/\{\{(\w+)[^}]*\}\}/g, (_all, name: string) => toText(args[name] ?? ''));

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

export const createFakeRuntime = (options: FakeRuntimeOptions = {}): FakeRuntime => {
  const values = new Map<string, Json>();
  const forms = new Map<string, LoadedForm>();
  const listeners = new Set<{ paths: readonly string[]; call: () => void }>();
  const hosts = new Set(['https://games.example']);
  const calls = { navigate: [] as unknown[], report: [] as unknown[] };
  const set = (path: string, value: Json): void => {
    values.set(path, value);
    for (const { paths, call } of listeners) if (paths.some((read) => overlaps(read, path))) call();
  };
  const read = (path: string): Json | undefined => {
    if (values.has(path)) return values.get(path);
    const dotIndex = path.lastIndexOf('.');
    if (dotIndex < 0) return undefined;
    const parent = read(path.slice(0, dotIndex));
    return typeof parent === 'object' && parent !== null
      ? (parent as JsonObject)[path.slice(dotIndex + 1)]
      : undefined;
  };
  return {
    calls,
    set,
    setForm: (id, form) => {
      forms.set(id, form);
      set('$forms.revision', Number(values.get('$forms.revision') ?? 0) + 1);
    },
    allow: (origin) => {
      hosts.add(origin);
      set('$text.revision', Number(values.get('$text.revision') ?? 0) + 1);
    },
    t: (key, args) => {
      const plural = args?.['count'] === 1 ? `${key}_one` : `${key}_other`;
      return fillIn(options.messages?.[key] ?? options.messages?.[plural] ?? key, args);
    },
    locale: () => 'EN',
    languageTag: () => options.languageTag ?? 'en',
    direction: () => options.direction ?? 'ltr',
    getForm: (id) => forms.get(id) ?? null,
    preserveForm: () => () => undefined,
    read,
    write: set,
    subscribe: (paths, call) => {
      const entry = { paths, call };
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    hrefFor: (routeId, params, query) => {
      const search = new URLSearchParams(query as Record<string, string>).toString();
      return `/${[routeId, ...Object.values(params ?? {}).map(toText)].join('/')}${search === '' ? '' : `?${search}`}`;
    },
    navigate: (...args) => void calls.navigate.push(args),
    allowAddress: (address) => {
      if (address.startsWith('/')) return { href: address, origin: null };
      const { href, origin } = new URL(address);
      return hosts.has(origin) ? { href, origin } : null;
    },
    goTo: (path) => void calls.navigate.push([path]),
    report: (...args) => void calls.report.push(args),
  };
};

export const WithRuntime = ({
  runtime,
  children,
}: {
  runtime: RuntimeServices;
  children: ReactNode;
}): ReactNode => {
  const value = useMemo(() => runtime, [runtime]);
  return <RuntimeContext value={value}>{children}</RuntimeContext>;
};
