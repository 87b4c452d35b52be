import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The bar above a page of the lab, with the name of the page. */
export function HeaderBar({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Flex
      as="header"
      align="center"
      gap="3"
      paddingInline="4"
      minHeight="14"
      paddingBlock="2"
      borderBottomWidth="1px"
      background="bg.panel"
      wrap="wrap"
    >
      <chakra.h1 fontWeight="700" fontSize="md" whiteSpace="nowrap">
        {title}
      </chakra.h1>
      {children}
    </Flex>
  );
}
