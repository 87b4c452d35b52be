import { AppError } from '../../../server/infrastructure/http/app-error.ts';

export const noPicture = () =>
  new AppError({ status: 404, code: 'request.unknown', message: 'There is no such picture.' });
export const lasting = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture opened as a document may run nothing.
  'content-security-policy': "default-src 'none'; sandbox",
  // A mirror passes them on with these headers, from another origin.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;
