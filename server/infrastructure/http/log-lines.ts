import type { FastifyRequest } from 'fastify';

/** Where lines of the log go. */
export interface LogTarget {
  write(line: string): void;
}

/** A database repeats what it was given after a colon: `invalid input syntax for type bigint: "…"`. */
const withoutValues = (text: string): string => text.replaceAll(/: "[^"\n]*"/g, ': "…"');

/**
 * What a line says: of a request its method and the pattern of its route, never its address, which may hold a
 * code, a number or a name; of an error its kind, sentence and lines, never what it was about.
 */
const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'unknown' }),
  res: ({ statusCode = 0 }: { readonly statusCode?: number | undefined }) => ({ statusCode }),
  err: (error: Error & { readonly code?: unknown }) => ({
    type: error.name,
    message: withoutValues(error.message),
    stack: withoutValues(error.stack ?? ''),
    ...(typeof error.code === 'string' ? { code: error.code } : {}),
  }),
};

type LogCall = (first: unknown, ...rest: unknown[]) => void;
/** An error that is logged alone is its line's sentence too. */
const hooks = {
  logMethod(this: unknown, args: unknown[], log: unknown): void {
    const [first, ...rest] = args;
    const words = first instanceof Error && rest.length === 0 ? [withoutValues(first.message)] : rest;
    (log as LogCall).call(this, first, ...words);
  },
};

/** The log of a server: one JSON object per line, on standard output unless it goes elsewhere. */
export const describeLog = (level: string, target?: LogTarget) =>
  level === 'silent'
    ? false
    : { level, serializers, hooks, ...(target === undefined ? {} : { stream: target }) };
