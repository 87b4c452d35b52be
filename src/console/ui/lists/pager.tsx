import { Button, Flex, Text } from '@chakra-ui/react';
import { listMessages as words } from './list-messages.ts';

/** The current page of a list, and the ways to the pages around it. */
export function Pager(props: {
  readonly page: number;
  readonly pages: number;
  /** Which page this is of how many. */
  readonly told: string;
  readonly onGo: (page: number) => void;
}) {
  const { page, pages, told, onGo } = props;
  const turn = (label: string, to: number, isOff: boolean) => (
    <Button size="sm" variant="outline" disabled={isOff} onClick={() => onGo(to)}>
      {label}
    </Button>
  );
  return (
    <Flex as="nav" aria-label={words.pages} gap="3" align="center" justify="space-between" wrap="wrap">
      <Text color="fg.muted" role="status">
        {told}
      </Text>
      <Flex gap="2">
        {turn(words.previous, page - 1, page <= 1)}
        {turn(words.next, page + 1, page >= pages)}
      </Flex>
    </Flex>
  );
}
