import type { ReactNode } from 'react';

/**
 * Replaces `markdown-to-jsx` (31 kB) in the browser bundle, by an alias of the build: the form
 * library imports it for descriptions, and Foyer's descriptions are plain messages.
 */
export const Markdown = ({ children }: { readonly children?: ReactNode }): ReactNode => children;
