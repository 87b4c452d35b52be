import { calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { product } from './product.ts';
import { roles } from './roles.ts';
import { screens } from './screens.ts';
import type { SpecifiedSentence } from './sentence.ts';
import { transitions } from './transitions.ts';
import { validation } from './validation.ts';

/** The nine sections of the specification by their headings. */
export const sections: Readonly<Record<string, readonly SpecifiedSentence[]>> = {
  '1. What the product does and for whom': product,
  '2. Screens and routes': screens,
  '3. Entities and their fields': entities,
  '4. States and transitions': transitions,
  '5. Validation rules': validation,
  '6. Roles and permissions': roles,
  '7. The calls it makes': calls,
  '8. Error catalogue': errors,
  '9. Constants and limits': constants,
};
