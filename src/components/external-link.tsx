import type { ReactNode } from 'react';
import { useRuntime, type RuntimeHandle } from '../runtime/react/runtime-context.ts';

/** An address a person can be sent to; null for what the site does not allow. */
const readAddress = (
  address: string,
  runtime: RuntimeHandle,
): { href: string; isOutside: boolean } | null => {
  if (/^(mailto:[^\s<>"]+|tel:\+?[\d().\- ]+)$/i.test(address)) return { href: address, isOutside: false };
  const allowed = runtime.allowAddress(address);
  return allowed === null ? null : { href: allowed.href, isOutside: allowed.origin !== null };
};

export interface ExternalLinkProps {
  readonly address: string;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
  readonly download?: boolean;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** A link out of the portal, in a new tab. Renders nothing where the site does not allow the address. */
export const ExternalLink = (props: ExternalLinkProps): ReactNode => {
  const link = readAddress(props.address, useRuntime());
  if (link === null) return null;
  return (
    <a
      className={props.className}
      href={link.href}
      aria-label={props.label}
      download={props.download === true && !link.isOutside ? '' : undefined}
      {...(link.isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      onClick={props.onFollow}
    >
      {props.children}
    </a>
  );
};
