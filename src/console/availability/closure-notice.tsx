import { Alert, Link as PlainLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useOpening } from './use-opening.ts';
import { availabilityMessages as words } from './availability-messages.ts';

/** Says on the first screen that players find the portal closed. */
export function ClosureNotice() {
  if (useOpening().data?.state !== 'closed') return null;
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Title flex="1">{words.closed}</Alert.Title>
      <PlainLink asChild fontWeight="medium" color="fg">
        <Link to="/opening">{words.title}</Link>
      </PlainLink>
    </Alert.Root>
  );
}
