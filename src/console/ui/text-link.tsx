import { Link as PlainLink, type LinkProps } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** The way to another screen, as high as a finger on a phone; `isInline` within a sentence. */
export function TextLink({
  to,
  isInline = false,
  children,
  ...look
}: { readonly to: string; readonly isInline?: boolean } & Omit<LinkProps, 'href' | 'asChild'>) {
  return (
    <PlainLink
      asChild
      color="brand.fg"
      width="fit-content"
      {...(isInline ? {} : { minHeight: { base: '11', md: 'auto' } })}
      {...look}
    >
      <Link to={to}>{children}</Link>
    </PlainLink>
  );
}
