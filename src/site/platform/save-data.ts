/** Network Information API; Chromium only. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the person asked their browser to use less data: then nothing is fetched before it is needed. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
