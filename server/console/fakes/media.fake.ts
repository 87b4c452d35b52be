import type { media, MediaFile } from '../../../src/protocol/calls/media.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

const beach: MediaFile = {
  file: '3f2a9c1b07de3f2a9c1b07de3f2a9c1b',
  id: 'beach-3f2a9c1b07de',
  name: 'Beach',
  width: 1920,
  height: 1280,
  addedAt: '2026-11-20T09:00:00.000Z',
  addedBy: 'editor',
};
const lion: MediaFile = {
  ...beach,
  file: 'a'.repeat(32),
  id: 'lion-aaaaaaaaaaaa',
  name: 'Lion',
  height: 960,
};

/** A library of two pictures, one of which the home page shows. What begins with "no" is no picture. */
export function createMediaFake(): Answers<typeof media> {
  let files: readonly MediaFile[] = [beach, lion];
  return {
    read: async () => ({
      files,
      uses: [{ id: beach.id, use: { kind: 'draft', where: 'pages/home', what: '/root/props/src' } }],
      shipped: ['/assets/mark.svg', '/assets/licences/pagcor.svg'],
    }),
    part: async () => undefined,
    finish: async ({ name, by }) => {
      if (name.startsWith('no'))
        throw new AppError({ status: 422, code: 'media.type', message: 'Expected a picture.' });
      const stem = name.replace(/\..*$/, '');
      const file = { ...beach, file: 'b'.repeat(32), id: `${stem}-bbbbbbbbbbbb`, name: stem, addedBy: by };
      files = [file, ...files.filter(({ id }) => id !== file.id)];
      return file;
    },
    remove: async ({ id }) => {
      if (id === beach.id) throw new AppError({ status: 409, code: 'media.used', message: 'In use.' });
      files = files.filter((one) => one.id !== id);
    },
  };
}
