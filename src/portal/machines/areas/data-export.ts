import { implement } from '../implement.ts';

/** A copy of all data about the member. */
export const dataExportArea = implement<'dataExport'>({
  services: ({ api }) => ({
    loadDataExport: (_input, signal) => api['dataExport.read']({}, { signal }),
    askDataExport: ({ password }, signal) =>
      api['dataExport.request'](password === '' ? {} : { password }, { signal }),
  }),
});
