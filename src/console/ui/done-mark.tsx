import { Flex } from '@chakra-ui/react';
import { Icon } from './icon.tsx';

/** Above the words of something that went out. */
export function DoneMark({ colour }: { readonly colour: 'green' | 'purple' }) {
  return (
    <Flex
      boxSize="12"
      borderRadius="full"
      background={`${colour}.subtle`}
      color={`${colour}.fg`}
      align="center"
      justify="center"
    >
      <Icon name="check" size="6" />
    </Flex>
  );
}
