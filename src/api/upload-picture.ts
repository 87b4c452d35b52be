import type { AxiosInstance } from 'axios';
import type { JsonObject } from '../protocol/json/json.ts';
import { readAnswer } from './read-answer.ts';
import { makeSenderHeaders, toLocalError, type Sender } from './sender.ts';

/** A picture that the server keeps; a later call names its id. */
export interface UploadedPicture {
  readonly id: string;
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg';
  /** Bytes, after the server removed what does not show. */
  readonly size: number;
}
export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Called with 0 to 100 as bytes leave. */
  readonly onProgress?: (percent: number) => void;
}
export type UploadPicture = (file: File, options?: UploadOptions) => Promise<UploadedPicture>;

const path = '/wps/member/uploads';
/** 5 MB over a slow mobile network. */
const timeoutMs = 120_000;
const types: readonly string[] = ['image/png', 'image/jpeg'];

const toPercent = (loaded: number, total: number | undefined): number =>
  total === undefined || total === 0 ? 0 : Math.min(100, Math.round((loaded / total) * 100));

/** Sends a picture. Every failure is an `ApiError` (`upload.type`, `upload.size`, `network.offline`, …). */
export function createUploadPicture(http: AxiosInstance, sender: Sender): UploadPicture {
  return async (file, { signal, onProgress } = {}) => {
    const answer = await http
      .post<unknown>(path, file, {
        headers: {
          ...makeSenderHeaders(sender, sender.getToken()),
          'Content-Type': types.includes(file.type) ? file.type : 'application/octet-stream',
          'X-File-Name': encodeURIComponent(file.name.slice(-80)),
        },
        timeout: timeoutMs,
        validateStatus: () => true,
        onUploadProgress: ({ loaded, total }) => onProgress?.(toPercent(loaded, total)),
        ...(signal === undefined ? {} : { signal }),
      })
      .catch((cause: unknown) => {
        throw toLocalError(cause);
      });
    const { status, data: body } = answer;
    const value = readAnswer({ status, headers: answer.headers, body }, true);
    // What the member API answers is checked by its contract tests.
    return value as JsonObject as unknown as UploadedPicture;
  };
}
