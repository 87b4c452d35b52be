import { media, mostBytes, partBytes, type MediaFile } from '../../protocol/calls/media.ts';
import type { Send } from '../http/use-call.ts';
import { ApiFailure } from '../http/call-api.ts';

const toBase64 = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(part);
  });

interface Sending {
  readonly signal: AbortSignal;
  /** 0 to 1: how much of the file the server has. */
  readonly onProgress: (part: number) => void;
}
/** Sends a file in parts, and answers with what the library has of it. Throws `ApiFailure` where it is refused. */
export async function sendFile(send: Send, file: File, { signal, onProgress }: Sending): Promise<MediaFile> {
  // What is too large is refused before a byte is sent; all else is judged by the server, by the bytes.
  if (file.size > mostBytes) throw new ApiFailure('media.size', 'The file is too large.', { status: 422 });
  const upload = crypto.randomUUID();
  const parts = Math.max(1, Math.ceil(file.size / partBytes));
  for (let place = 0; place < parts; place += 1) {
    const bytes = await toBase64(file.slice(place * partBytes, (place + 1) * partBytes));
    await send(media.part, { upload, place, bytes }, signal);
    signal.throwIfAborted();
    onProgress((place + 1) / parts);
  }
  return send(media.finish, { upload, parts, name: file.name.slice(0, 200) }, signal);
}
