import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { chooseStart } from '../../protocol/address/start-game.ts';
import { toSource } from '../../runtime/react/dom-attributes.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { linkTo } from '../follow-link.ts';
import { Glyph } from '../glyph.tsx';
import { readWords } from '../read-fields.ts';

interface Place {
  readonly lane: string;
  readonly route: string;
  readonly lists?: boolean;
}

export interface VendorLinksProps {
  readonly label: string;
  readonly lanes?: readonly JsonObject[] | null;
  readonly places: readonly Place[];
  readonly most?: number | null;
  readonly more?: string;
  readonly look?: 'menu' | 'icons';
  readonly status?: 'idle' | 'loading' | 'ready' | 'error' | null;
}

interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly image: string;
  readonly route: string;
  /** The category whose games a press lists; null where it leads to the lobby. */
  readonly lists: string | null;
}

const isRow = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Vendors of the named lanes, each once: at the first place that has it. */
const listVendors = ({ lanes, places }: VendorLinksProps): readonly Vendor[] => {
  const vendors = new Map<string, Vendor>();
  for (const { lane, route, lists: mayList = false } of places) {
    const cards = (lanes ?? []).find(({ title }) => title === lane)?.['cards'];
    for (const card of Array.isArray(cards) ? cards.filter(isRow) : []) {
      const code = readWords(card, null, 'vassalage');
      if (code === '' || vendors.has(code)) continue;
      const name = readWords(card, null, 'displayName');
      const { kind } = chooseStart({ vassalage: code, isGame: readWords(card, null, 'isGame') });
      vendors.set(code, {
        code,
        name,
        route,
        image: readWords(card, null, 'smallIcon'),
        lists: mayList && kind === 'list' ? lane : null,
      });
    }
  }
  return [...vendors.values()];
};

/** Up to this many links are centred; more are laid out in columns. */
const fewVendors = 6;

export const VendorLinksView = (view: ViewProps<VendorLinksProps>): ReactNode => {
  const { props, classes, text } = view;
  const root = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [isSeen, setSeen] = useState(false);
  useSight(root, () => {
    setSeen(true);
    view.emit('sight');
  });
  const vendors = listVendors(props);
  const links = vendors.slice(0, props.most ?? vendors.length);
  const hasMore = props.more !== undefined && vendors.length > links.length;
  const more = props.places[0];
  const list = ({ code, name }: Vendor, gameType: string | null): void =>
    view.emit('list', { vassalage: code, name, gameType: gameType ?? '' });
  const Root = props.look === 'icons' ? 'div' : 'li';
  if (vendors.length === 0)
    return (
      <Root ref={root} className={classes['root']}>
        <Nothing view={view} isSeen={isSeen} />
      </Root>
    );
  return (
    <Root ref={root} className={classes['root']}>
      <ul
        className={classes['list']}
        role="list"
        aria-label={props.label}
        data-few={links.length <= fewVendors || undefined}
      >
        {links.map((vendor) => (
          <li key={vendor.code}>
            <RouteLink
              route={vendor.route}
              query={{ page: vendor.code }}
              className={classes['link']}
              {...(vendor.lists === null ? {} : { press: () => list(vendor, vendor.lists) })}
            >
              {vendor.image !== '' && (
                <img
                  className={classes['logo']}
                  src={toSource(vendor.image)}
                  alt=""
                  width={32}
                  height={32}
                  loading="lazy"
                />
              )}
              <bdi className={classes['name']}>{vendor.name}</bdi>
            </RouteLink>
          </li>
        ))}
        {hasMore && more !== undefined && (
          <li>
            <RouteLink route={more.route} className={classes['link']}>
              <Glyph name="arrow-end" className={classes['icon']} />
              <span className={classes['name']}>{props.more}</span>
            </RouteLink>
          </li>
        )}
      </ul>
      <span className={classes['hidden']} role="status">
        {props.status === 'loading' ? text('loading') : ''}
      </span>
    </Root>
  );
};

/** Tells once that it has come into sight: what it shows need not be fetched before. */
const useSight = (root: { readonly current: HTMLElement | null }, tell: () => void): void => {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (root.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [root]);
};

const RouteLink = ({
  route,
  query,
  className,
  press,
  children,
}: {
  readonly route: string;
  readonly query?: JsonObject;
  readonly className: string | undefined;
  /** What a plain press does instead of following the link. */
  readonly press?: () => void;
  readonly children: ReactNode;
}): ReactNode => {
  const runtime = useRuntime();
  const follow = press ?? ((): void => runtime.navigate(route, undefined, query));
  return (
    <a className={className} {...linkTo(runtime.hrefFor(route, undefined, query), follow)}>
      {children}
    </a>
  );
};

/** Before it was seen nothing was asked for: that there is none cannot be known. */
const Nothing = (given: {
  readonly view: ViewProps<VendorLinksProps>;
  readonly isSeen: boolean;
}): ReactNode => {
  const { props, classes, text } = given.view;
  if (given.isSeen && (props.status === 'ready' || props.status === 'error'))
    return <p className={classes['none']}>{text('none')}</p>;
  return (
    <>
      <span className={classes['hidden']} role="status">
        {text('loading')}
      </span>
      <div className={classes['list']} aria-hidden="true">
        {Array.from({ length: fewVendors }, (_, index) => (
          <span key={index} className={classes['place']} />
        ))}
      </div>
    </>
  );
};
