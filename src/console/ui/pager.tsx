import { Button, Flex, Text } from '@chakra-ui/react';

/** The current page of a list, and links to the pages around it. */
export function Pager(props: {
  readonly words: { readonly pages: string; readonly previous: string; readonly next: string };
  readonly page: number;
  readonly pages: number;
  readonly told: string;
  readonly onGo: (page: number) => void;
}) {
  const { words, page, pages, told, onGo } = props;
  const turn = (label: string, to: number, isOff: boolean) => (
    <Button
      size="sm"
      variant="outline"
      height={{ base: '11', md: '8' }}
      disabled={isOff}
      onClick={() => onGo(to)}
    >
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
