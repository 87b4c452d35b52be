import { writeFileSync } from 'node:fs';
import { renderIconSprite } from './icons.ts';

writeFileSync(new URL('../portal/public/assets/icons.svg', import.meta.url), renderIconSprite());
