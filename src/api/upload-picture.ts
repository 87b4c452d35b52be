import axios, { type AxiosInstance } from 'axios';
import type { JsonObject } from '../protocol/json.ts';
import { makeSenderHeaders, toLocalError, type ApiInput } from './create-api.ts';
import { readAnswer } from './read-answer.ts';

/** A picture that the server keeps; a later call names its id. */
export interface UploadedPicture {
  readonly id: string;
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg';
  /** Bytes, after the server took out what does not show. */
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

/** Sends pictures, one at a time each. Every failure is an `ApiError` (`upload.type`, `upload.size`, …). */
export function createUploadPicture(input: ApiInput): UploadPicture {
  const http: AxiosInstance = input.http ?? axios.create({ baseURL: input.baseUrl ?? '' });
  return async (file, { signal, onProgress } = {}) => {
    const token = input.getToken();
    const answer = await http
      .post<unknown>(path, file, {
        headers: {
          ...makeSenderHeaders(input, token),
          'Content-Type':
            file.type === 'image/png' || file.type === 'image/jpeg' ? file.type : 'application/octet-stream',
          'X-File-Name': encodeURIComponent(file.name.slice(-80)),
        },
        timeout: timeoutMs,
        validateStatus: () => true,
        ...(signal === undefined ? {} : { signal }),
        onUploadProgress: ({ loaded, total }) =>
          onProgress?.(
            total === undefined || total === 0 ? 0 : Math.min(100, Math.round((loaded / total) * 100)),
          ),
      })
      .catch((cause: unknown) => {
        throw toLocalError(cause);
      });
    const { status, headers, data: body } = answer;
    return readAnswer(
      { status, headers: headers as Record<string, unknown>, body },
      true,
    ) as JsonObject as unknown as UploadedPicture;
  };
}
