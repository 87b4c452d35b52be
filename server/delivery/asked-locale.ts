import type { FastifyRequest } from 'fastify';
import { readCookie } from './read-cookie.ts';

type Query = Readonly<Record<string, string | string[] | undefined>>;
export const readQuery = (request: FastifyRequest, name: string): string | undefined => {
  const value = (request.query as Query)[name];
  return typeof value === 'string' ? value : undefined;
};

/** The language that the address asks for, else what the person chose here before. */
export const readAskedLocale = (request: FastifyRequest): string | undefined =>
  readQuery(request, 'locale') ?? readQuery(request, 'lang') ?? readCookie(request, 'foyer-language');
