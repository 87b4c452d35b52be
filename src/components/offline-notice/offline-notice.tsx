import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export const OfflineNoticeView = ({ props, classes }: ViewProps<{ readonly text: string }>): ReactNode => (
  <div className={classes['root']} role="status">
    <Glyph name="warning" className={classes['icon']} />
    <span>{props.text}</span>
  </div>
);
