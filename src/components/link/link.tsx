import type { ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';
import { Glyph } from '../glyph.tsx';

export interface LinkProps {
  readonly route: string;
  readonly params?: JsonObject;
  readonly query?: JsonObject;
  readonly icon?: string;
}

export const LinkView = ({ props, classes, children }: ViewProps<LinkProps>): ReactNode => {
  const runtime = useRuntime();
  return (
    <a
      className={classes['root']}
      href={runtime.hrefFor(props.route, props.params, props.query)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        runtime.navigate(props.route, props.params, props.query);
      }}
    >
      {props.icon !== undefined && <Glyph name={props.icon} className={classes['icon']} />}
      {children}
    </a>
  );
};
