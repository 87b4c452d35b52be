import type { FastifyRequest } from 'fastify';

/** A cookie of the request; undefined where the browser sent none of that name. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
