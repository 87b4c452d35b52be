import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { sanitiseHtml } from './sanitise-html.ts';

/**
 * Puts nodes in the place of others. The browser finds the direction out once, when all are there: asked
 * at each node, it reads all of those before it again.
 */
const fillPlace = (place: HTMLElement, nodes: DocumentFragment): void => {
  place.removeAttribute('dir');
  place.replaceChildren(nodes);
  place.setAttribute('dir', 'auto');
};

/** Shows text of the platform. Nodes are put in place; no markup text is ever assigned. */
export const SanitisedHtml = ({
  html,
  className,
}: {
  readonly html: string;
  readonly className?: string | undefined;
}): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current !== null) fillPlace(place.current, sanitiseHtml(html));
  }, [html]);
  return <div ref={place} className={className} dir="auto" />;
};
