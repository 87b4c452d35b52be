import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { sanitiseHtml } from './sanitise-html.ts';

/** Shows text of the platform. Nodes are put in place; no markup text is ever assigned. */
export const SanitisedHtml = ({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(sanitiseHtml(html)), [html]);
  return <div ref={place} className={className} dir="auto" />;
};
