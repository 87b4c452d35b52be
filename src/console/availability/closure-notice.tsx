import { Alert } from '@chakra-ui/react';
import { useOpening } from './use-opening.ts';
import { availabilityMessages as words } from './availability-messages.ts';
import { TextLink } from '../ui/text-link.tsx';

/** Says on the first screen that players find the portal closed. */
export function ClosureNotice() {
  if (useOpening().data?.state !== 'closed') return null;
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Title flex="1">{words.closed}</Alert.Title>
      <TextLink to="/opening" isInline fontWeight="medium" color="fg">
        {words.title}
      </TextLink>
    </Alert.Root>
  );
}
