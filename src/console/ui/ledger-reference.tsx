import { Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { readLedgerReference } from './ledger-words.ts';
import { TextLink } from './text-link.tsx';

/** A transfer of the ledger in words, which lead to what it is about unless that is this page. */
export function LedgerReference({ reference }: { readonly reference: string }) {
  const { words, path } = readLedgerReference(reference);
  const { pathname } = useLocation();
  if (path === null || path.split('?')[0] === pathname)
    return (
      <Text as="span" title={reference}>
        <bdi>{words}</bdi>
      </Text>
    );
  return (
    <TextLink to={path} isInline title={reference}>
      <bdi>{words}</bdi>
    </TextLink>
  );
}
