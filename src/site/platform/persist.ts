/** Asks the browser not to evict this site's storage. It can refuse, and some browsers have no such API. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Ignored, because the site explains that the browser can clear its storage.
  }
}
