/** Network Information API; Chromium only. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the person asked their browser to save data, so that nothing is prefetched. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
