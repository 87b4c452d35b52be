import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { media, type MediaFile } from '../../protocol/calls/media.ts';
import { ApiFailure } from '../http/call-api.ts';
import { forget, useSend } from '../http/use-call.ts';
import { describeError } from '../ui/errors/error-text.ts';
import { sendFile } from './send-file.ts';

export interface Upload {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly part: number;
  readonly state: 'sending' | 'sent' | 'failed' | 'cancelled';
  /** Code of the refusal, and its sentence. */
  readonly fault: { readonly code: string; readonly sentence: string } | null;
}

/** Sends files one after another; each can be stopped, and says what became of it. */
export function useUploads(onSent: (file: MediaFile) => void) {
  const send = useSend();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const turn = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop.abort();
    };
  }, []);
  const change = (id: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));

  const work = async (id: string, file: File, stop: AbortController): Promise<void> => {
    const isStopped = (): boolean => stop.signal.aborted;
    if (isStopped()) return;
    try {
      const sent = await sendFile(send, file, {
        signal: stop.signal,
        onProgress: (part) => change(id, { part }),
      });
      change(id, { part: 1, state: 'sent' });
      await forget(client, media.read);
      onSent(sent);
    } catch (failure) {
      if (isStopped()) return;
      const code = failure instanceof ApiFailure ? failure.code : 'media.broken';
      change(id, { state: 'failed', fault: { code, sentence: describeError(failure) } });
    } finally {
      stops.current.delete(id);
    }
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = crypto.randomUUID();
      const stop = new AbortController();
      stops.current.set(id, stop);
      setUploads((all) => [...all, { id, name: file.name, part: 0, state: 'sending', fault: null }]);
      turn.current = turn.current.then(() => work(id, file, stop));
    }
  };
  const cancel = (id: string) => {
    stops.current.get(id)?.abort();
    change(id, { state: 'cancelled' });
  };
  const dismiss = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  return { uploads, add, cancel, dismiss };
}
