import type { ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';
import { Glyph } from '../glyph.tsx';

export interface BreadcrumbProps {
  readonly label: string;
  readonly trail?: readonly { readonly label: string; readonly route?: string }[] | null;
}

export const BreadcrumbView = ({ props, classes }: ViewProps<BreadcrumbProps>): ReactNode => {
  const runtime = useRuntime();
  const trail = props.trail ?? [];
  return (
    <nav className={classes['root']} aria-label={props.label}>
      <ol className={classes['list']} role="list">
        {trail.map(({ label, route }, index) => (
          <li key={index} className={classes['entry']}>
            {index > 0 && <Glyph name="chevron-end" className={classes['icon']} />}
            {route === undefined ? (
              <span
                className={classes['current']}
                aria-current={index === trail.length - 1 ? 'page' : undefined}
              >
                {label}
              </span>
            ) : (
              <a
                className={classes['link']}
                href={runtime.hrefFor(route)}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  runtime.navigate(route);
                }}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
