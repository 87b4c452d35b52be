import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { encode } from 'uqr';

/** Dark on light in both themes and in forced colours: scanners read nothing else. */
export function QrCode({ value, label }: { readonly value: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const drawn = encode(value, { ecc: 'M', border: 4 });
    const squares = drawn.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: drawn.size, path: squares.join('') };
  }, [value]);
  return (
    <Box boxSize="12rem" maxWidth="full" background="white" borderRadius="l2" forcedColorAdjust="none">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={path} fill="black" />
      </svg>
    </Box>
  );
}
