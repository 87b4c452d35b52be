import { createContext } from 'react';

/** Name that `<details>` of one group share, where opening one closes the others. */
export const AccordionGroupContext = createContext<string | undefined>(undefined);
