import { createElement, type ReactNode } from 'react';

/** The components that React peers are handed: plain elements with the classes of the compiled layout. */
export const Box = ({
  tag = 'div',
  cls,
  children,
}: {
  readonly tag?: string;
  readonly cls?: string | undefined;
  readonly children?: ReactNode;
}): ReactNode => createElement(tag, { className: cls }, children);

export const Text = ({
  tag = 'span',
  cls,
  text,
}: {
  readonly tag?: string;
  readonly cls?: string | undefined;
  readonly text: string;
}): ReactNode => createElement(tag, { className: cls }, text);

export const Picture = ({
  cls,
  src,
}: {
  readonly cls?: string | undefined;
  readonly src: string;
}): ReactNode => <img className={cls} src={src} alt="" aria-hidden="true" decoding="async" loading="lazy" />;

export const Press = ({
  cls,
  label,
  onPress,
}: {
  readonly cls?: string | undefined;
  readonly label: string;
  readonly onPress: () => void;
}): ReactNode => <button type="button" className={cls} aria-label={label} onClick={onPress} />;
