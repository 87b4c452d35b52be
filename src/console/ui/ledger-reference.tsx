import { Link as PlainLink, Text } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { readLedgerReference } from './ledger-words.ts';

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
    <PlainLink asChild color="brand.fg" title={reference}>
      <Link to={path}>
        <bdi>{words}</bdi>
      </Link>
    </PlainLink>
  );
}
