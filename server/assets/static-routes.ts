import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface StaticFolder {
  readonly folder: string;
  /** URL prefix with both slashes. */
  readonly prefix: string;
  readonly cacheControl: string;
}

/** Vite puts a hash into every name below `build/`. */
export const immutable = 'public, max-age=31536000, immutable';
/** Files whose names stay while their content may change. */
export const revalidated = 'public, max-age=300, stale-while-revalidate=86400';

/** Serves a folder with the `.br` and `.gz` made at build time; a folder that is missing serves nothing. */
export const registerStatic = async (app: FastifyInstance, files: StaticFolder): Promise<void> => {
  if (!existsSync(files.folder)) return;
  await app.register(fastifyStatic, {
    root: files.folder,
    prefix: files.prefix,
    index: false,
    redirect: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', files.cacheControl);
    },
  });
};

/**
 * A file that is the same for all visitors and is requested again each time; HTML is answered for many paths.
 */
export const createFileAnswer = (
  file: string,
  type = 'text/html; charset=utf-8',
): ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | null => {
  if (!existsSync(file)) return null;
  const content = readFileSync(file);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return (request, reply) => {
    void reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(content);
  };
};

/** `index.html` of the console or of a part of the lab inside the built folder. */
export const surfaceHtml = (
  consoleFolder: string,
  surface: 'console' | 'lab' | 'lab/gallery' | 'lab/gallery/frame' | 'lab/stage/frame',
): string => join(consoleFolder, surface, 'index.html');
