import { chakra } from '@chakra-ui/react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

const Row = chakra('div', {
  base: { display: 'flex', gap: '2', paddingBlock: '1px', alignItems: 'baseline' },
});
const Key = chakra('span', { base: { color: 'fg.muted', flex: 'none' } });

function describeShort(value: Json): string {
  if (typeof value === 'string') return value.length > 60 ? `"${value.slice(0, 60)}…"` : `"${value}"`;
  return JSON.stringify(value);
}
function Value({ value }: { readonly value: Json }) {
  const isText = typeof value === 'string';
  const color = value === null || value === false ? 'fg.muted' : isText ? 'lit.text' : 'fg';
  return (
    <chakra.span color={color} overflowWrap="anywhere">
      {describeShort(value)}
    </chakra.span>
  );
}
/** An object as lines of name and value, one level deeper per indent. */
export function JsonView({ value }: { readonly value: JsonObject }) {
  return (
    <chakra.div fontFamily="mono" fontSize="xs">
      {Object.entries(value).map(([key, inner]) =>
        isJsonObject(inner) && Object.keys(inner).length > 0 ? (
          <chakra.div key={key}>
            <Row>
              <Key>{key}</Key>
            </Row>
            <chakra.div paddingInlineStart="3" marginInlineStart="1" borderInlineStartWidth="1px">
              <JsonView value={inner} />
            </chakra.div>
          </chakra.div>
        ) : (
          <Row key={key}>
            <Key>{key}</Key>
            <Value value={inner} />
          </Row>
        ),
      )}
    </chakra.div>
  );
}
