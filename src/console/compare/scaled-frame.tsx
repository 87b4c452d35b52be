import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

/** The portal at `width` pixels, drawn as small as the place it has. */
export function ScaledFrame(props: {
  readonly src: string;
  readonly title: string;
  /** Width of the page inside, in CSS pixels. */
  readonly width: number;
  /** Height of the page inside, in CSS pixels. */
  readonly height: number;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const measure = () => setScale(Math.min(1, element.clientWidth / props.width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [props.width]);
  return (
    <Box ref={holder} width="full" overflow="hidden" style={{ height: props.height * scale }}>
      <chakra.iframe
        src={props.src}
        title={props.title}
        // The portal lies on another origin, so these two together do not let it out of the frame.
        sandbox="allow-scripts allow-same-origin allow-forms"
        loading="lazy"
        background="bg.panel"
        transformOrigin="top left"
        style={{ width: props.width, height: props.height, transform: `scale(${scale})` }}
      />
    </Box>
  );
}
