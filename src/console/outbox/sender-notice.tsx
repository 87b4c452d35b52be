import { Alert } from '@chakra-ui/react';
import { senders } from '../../protocol/calls/senders.ts';
import { useCall } from '../http/use-call.ts';
import { outboxMessages as words } from './outbox-messages.ts';

/** Warns on the first screen that messages cannot be sent: members would wait in vain for a code. */
export function SenderNotice() {
  const { data } = useCall(senders.readiness);
  if (data === undefined) return null;
  const missing = [
    ...(data.sms === 'none' ? [words.sms] : []),
    ...(data.email === 'none' ? [words.email] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{words.noSender(missing)}</Alert.Title>
        <Alert.Description>{words.noSenderText}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
