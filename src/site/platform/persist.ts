/** Asks the browser not to evict this site's storage. It can refuse, and some browsers have no such API. */
export async function askToPersist(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A refusal is no error: the site itself explains that browsers can clear its storage.
  }
}
