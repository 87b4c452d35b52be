import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { SanitisedHtml } from '../sanitised-html.tsx';

export const RichTextView = ({ props, classes }: ViewProps<{ readonly html: string | null }>): ReactNode => (
  <SanitisedHtml html={props.html ?? ''} className={classes['root']} />
);
