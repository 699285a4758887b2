/** Asks the browser to keep this site's storage when room is short. It may refuse, and some have no such question. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Nothing is lost by it: the site says itself that browsers may clear its storage.
  }
}
