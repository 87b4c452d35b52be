import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { ExternalLink } from '../external-link.tsx';
import { Glyph } from '../glyph.tsx';

interface ContactLink {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly address?: string | null;
}

export interface FloatingButtonsProps {
  readonly label: string;
  readonly icon?: string;
  readonly links?: readonly ContactLink[] | null;
}

export const FloatingButtonsView = ({
  props,
  classes,
  text,
  emit,
}: ViewProps<FloatingButtonsProps>): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    trigger.current?.focus();
  };
  const follow = (link: ContactLink): void => emit('press', { id: link.id });
  const show = (link: ContactLink): ReactNode => {
    const inside = (
      <>
        <Glyph name={link.icon} className={classes['icon']} />
        {link.label}
      </>
    );
    return typeof link.address === 'string' && link.address !== '' ? (
      <ExternalLink className={classes['link']} address={link.address} onFollow={() => follow(link)}>
        {inside}
      </ExternalLink>
    ) : (
      <button type="button" className={classes['link']} onClick={() => follow(link)}>
        {inside}
      </button>
    );
  };
  // The button comes first, where Tab and a screen reader meet it, and is drawn at the bottom.
  return (
    <nav className={classes['root']} aria-label={props.label} onKeyDown={onKeyDown}>
      <button
        ref={trigger}
        type="button"
        className={classes['trigger']}
        aria-label={text(isOpen ? 'hide' : 'show', { label: props.label })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph name={isOpen ? 'close' : (props.icon ?? 'headset')} className={classes['icon']} />
      </button>
      {isOpen && (
        <ul id={id} className={classes['list']} role="list">
          {(props.links ?? []).map((link) => (
            <li key={link.id}>{show(link)}</li>
          ))}
        </ul>
      )}
    </nav>
  );
};
