import { useMutation, useQueryClient } from '@tanstack/react-query';
import { senders } from '../../protocol/calls/senders.ts';
import { ApiFailure } from '../http/call-api.ts';
import { forget } from '../http/use-call.ts';
import { tellSuccess } from '../ui/toasts.tsx';
import { senderMessages as words } from './sender-messages.ts';

/** Saves settings; what the server objects to is found at its field, in the server's own sentence. */
export function useSaving<Settings>(options: {
  readonly channel: keyof typeof words.channels;
  readonly save: (settings: Settings) => Promise<unknown>;
  readonly onSaved: () => void;
}) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: options.save,
    onSuccess: async () => {
      tellSuccess(words.saved(words.channels[options.channel]));
      options.onSaved();
      await forget(client, senders.list, senders.readiness);
    },
  });
  const { error } = saving;
  const objection = error instanceof ApiFailure && error.code === 'sender.invalid' ? error : null;
  const place = objection === null ? null : (Object.keys(objection.fields)[0] ?? null);
  return {
    saving,
    /** What the server objects to in a field. */
    faultOf: (field: string): string | null => (place === field ? (objection?.message ?? null) : null),
    /** A refusal that is about no field. */
    other: error !== null && place === null ? error : null,
  };
}
