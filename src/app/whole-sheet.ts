let coming: Promise<unknown> | undefined;

/** Fetches the site's whole style sheet, which a built page names but leaves off. A failure can be tried again. */
function wholeSheet(): Promise<unknown> {
  coming ??= new Promise((resolve, reject) => {
    const link = globalThis.document?.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
    // Not a built page: it has the whole sheet from the start.
    if (!link) return resolve(undefined);
    link.onload = resolve;
    link.onerror = () => {
      link.disabled = true;
      coming = undefined;
      reject(new Error("The style sheet could not be fetched."));
    };
    link.disabled = false;
  });
  return coming;
}

/** Code that may need rules which its page has not arrived with: it comes with them, or not at all. */
export const withStyles = async <T>(code: Promise<T>): Promise<T> => (await Promise.all([code, wholeSheet()]))[0];
