import { useToast } from "../../index.ts";

/**
 * Says that code could not be fetched, as in `load().catch(showFetchError)`. After a deploy it is gone, and only a reload
 * brings the new version's.
 */
export function useFetchErrorToast(): () => undefined {
  const { showToast } = useToast();
  return () => {
    if (navigator.onLine)
      showToast("That could not be fetched. Try again; if the site has a new version, reload the page.", {
        variant: "warning",
        action: { label: "Reload", onClick: () => location.reload() },
      });
    else showToast("That could not be fetched. Try again when you are back online.", { variant: "warning" });
  };
}
