import type { ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { linkTo } from '../follow-link.ts';
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
      {...linkTo(runtime.hrefFor(props.route, props.params, props.query), () =>
        runtime.navigate(props.route, props.params, props.query),
      )}
    >
      {props.icon !== undefined && <Glyph name={props.icon} className={classes['icon']} />}
      {children}
    </a>
  );
};
