import { Alert, Link as PlainLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSwitches } from '../http/queries.ts';
import { switchMessages as words } from './switch-messages.ts';

/** Says on the first screen that something is switched off. */
export function SwitchNotice() {
  const kills = useSwitches().data?.kills ?? [];
  if (kills.length === 0) return null;
  return (
    <Alert.Root status="warning">
      <Alert.Indicator />
      <Alert.Title flex="1">
        {words.home(kills.length)}: {kills.map(({ kind, name }) => `${words.kinds[kind]} ${name}`).join(', ')}
      </Alert.Title>
      <PlainLink asChild fontWeight="medium" color="fg">
        <Link to="/switches">{words.title}</Link>
      </PlainLink>
    </Alert.Root>
  );
}
