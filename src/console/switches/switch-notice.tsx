import { Alert } from '@chakra-ui/react';
import { useSwitches } from '../http/queries.ts';
import { switchMessages as words } from './switch-messages.ts';
import { TextLink } from '../ui/text-link.tsx';

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
      <TextLink to="/switches" isInline fontWeight="medium" color="fg">
        {words.title}
      </TextLink>
    </Alert.Root>
  );
}
