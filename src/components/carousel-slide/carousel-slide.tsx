import { useEffect, useState, type ReactNode } from 'react';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import { useRuntime, type RuntimeHandle } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';
import { LibraryPicture } from '../library-picture.tsx';

export interface CarouselSlideProps {
  readonly title: string;
  readonly text?: string | null;
  readonly image: string | null;
  readonly route?: string;
  readonly address?: string | null;
  readonly priority?: boolean;
}

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;

interface SlideLink {
  readonly href: string;
  /** Null for an address outside: the browser follows it. */
  readonly goTo: (() => void) | null;
}
/** What a press on the slide follows; null for nowhere, and for an address that the site does not allow. */
const findLink = ({ route, address }: CarouselSlideProps, runtime: RuntimeHandle): SlideLink | null => {
  if (typeof address === 'string' && address !== '') {
    const allowed = runtime.allowAddress(address);
    if (allowed === null) return null;
    return { href: allowed.href, goTo: address.startsWith('/') ? () => runtime.goTo(address) : null };
  }
  return route === undefined ? null : { href: runtime.hrefFor(route), goTo: () => runtime.navigate(route) };
};

/** After the first view has what it needs, and before the shortest interval of a carousel ends. */
const laterMs = 3_500;

interface PictureProps {
  readonly className: string | undefined;
  readonly src: string | undefined;
  readonly priority: boolean | undefined;
}
/** A picture that is said not to be seen first doesn't compete with the one that is. */
const Picture = ({ className, src, priority }: PictureProps): ReactNode => {
  const [isDue, setDue] = useState(priority !== false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LibraryPicture
      className={className}
      src={isDue ? src : undefined}
      sizes="100vw"
      isFirst={priority === true}
    />
  );
};

export const CarouselSlideView = ({
  props,
  classes,
  text,
  emit,
}: ViewProps<CarouselSlideProps>): ReactNode => {
  const runtime = useRuntime();
  const link = findLink(props, runtime);
  const hasText = typeof props.text === 'string' && props.text !== '';
  return (
    <div
      className={classes['root']}
      role="group"
      aria-roledescription={text('slide')}
      aria-label={props.title}
    >
      {typeof props.image === 'string' && props.image !== '' && (
        <Picture className={classes['image']} src={toSource(props.image)} priority={props.priority} />
      )}
      <div className={classes['scrim']} />
      <div className={classes['words']}>
        <p className={classes['title']}>
          {link === null ? (
            props.title
          ) : (
            <a
              className={classes['link']}
              href={link.href}
              {...(link.goTo === null ? outside : {})}
              onClick={(event) => {
                emit('press');
                if (!isPlainClick(event) || link.goTo === null) return;
                event.preventDefault();
                link.goTo();
              }}
            >
              {props.title}
            </a>
          )}
        </p>
        {hasText && <p className={classes['text']}>{props.text}</p>}
      </div>
    </div>
  );
};
