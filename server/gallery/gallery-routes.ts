import type { FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { registerStatic } from '../assets/static-routes.ts';
import { publishDeadlines } from '../infrastructure/http/deadlines.ts';
import type { Gallery } from './gallery-folder.ts';

const prefix = '/lab/gallery/site/';

/** `/lab/gallery/site/*`: the compiled examples, for the lab alone. */
export const registerGallery = async (app: FastifyInstance, gallery: Gallery): Promise<void> => {
  // A folder that cannot be made is said when the gallery is written into it.
  await mkdir(gallery.folder, { recursive: true }).catch(() => undefined);
  // The first request compiles every example, which a busy machine does not do in the time of other answers.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(prefix)) route.config = { ...publishDeadlines, ...route.config };
  });
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith(prefix)) await gallery.prepare();
  });
  await registerStatic(app, { folder: gallery.folder, prefix, cacheControl: 'no-cache' });
};
