import { useEffect, useRef, useState, type ImgHTMLAttributes, type ReactNode } from 'react';
import { toSource } from '../runtime/react/dom-attributes.ts';

/** How far outside the window a picture is fetched, and how far outside a row that scrolls sideways. */
const reach = { rootMargin: '160px 96px', scrollMargin: '0px 96px' };

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** Calls once when the element comes near what is in sight; gives what ends the watch. */
function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  }, reach);
  waiting.set(element, onNear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

type NearImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'decoding' | 'alt'>;

/**
 * A picture that is fetched when it comes near. Browsers fetch lazy pictures from two or three windows away, which
 * is the whole of a page on a phone.
 */
export const NearImage = ({ src, ...rest }: NearImageProps): ReactNode => {
  const image = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || image.current === null) return undefined;
    return whenNear(image.current, () => setNear(true));
  }, [isNear]);
  return <img {...rest} ref={image} src={toSource(isNear ? src : undefined)} alt="" decoding="async" />;
};
