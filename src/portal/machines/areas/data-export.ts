import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** A copy of all data about the member. */
export const dataExportArea: Area = {
  services: ({ api }) => ({
    loadDataExport: (_input, signal) => api['dataExport.read']({}, { signal }),
    askDataExport: (input, signal) => {
      const password = textOf(input['password']);
      return api['dataExport.request'](password === '' ? {} : { password }, { signal });
    },
  }),
};
