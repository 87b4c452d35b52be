import { Flex, Text } from '@chakra-ui/react';
import { peopleMessages } from '../people/people-messages.ts';
import { Icon } from './icon.tsx';

/** Says on every page that the passwords are public. */
export function DemoNotice() {
  return (
    <Flex
      as="aside"
      aria-label={peopleMessages.demo}
      align="center"
      gap="2"
      flexShrink="0"
      paddingInline={{ base: '3', md: '4' }}
      paddingBlock="1.5"
      background="bg.warning"
      color="fg.warning"
      borderBlockEndWidth="1px"
      borderColor="border.warning"
      fontSize="sm"
    >
      <Icon name="warning" />
      <Text fontWeight="medium">{peopleMessages.demo}</Text>
    </Flex>
  );
}
