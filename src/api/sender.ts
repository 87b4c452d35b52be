import axios from 'axios';
import { ApiError, type LocalErrorCode } from './api-error.ts';

/** What every call says of its caller; asked again for each call. */
export interface Sender {
  /** Opaque session token, or null for a visitor. */
  readonly getToken: () => string | null;
  /** Wire code of the language, for example `EN`. */
  readonly getLocale: () => string;
  readonly getMerchant: () => string;
  /** Hash of the release on screen, for the server's log of version skew. */
  readonly getRelease: () => string | null;
}

/** Headers that say who calls, from which portal, in which language. */
export function makeSenderHeaders(sender: Sender, token: string | null): Record<string, string> {
  const release = sender.getRelease();
  return {
    Merchant: sender.getMerchant(),
    Language: sender.getLocale(),
    Device: 'web',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token === null ? {} : { Authorization: token }),
    ...(release === null ? {} : { 'X-Release': release }),
  };
}

/** What failed before any server answered. */
export function toLocalError(cause: unknown): ApiError {
  const code: LocalErrorCode = axios.isCancel(cause)
    ? 'network.aborted'
    : axios.isAxiosError(cause) && (cause.code === 'ECONNABORTED' || cause.code === 'ETIMEDOUT')
      ? 'network.timeout'
      : 'network.offline';
  return new ApiError({ code, status: 0, message: 'No answer came from the server.', cause });
}
