import { useToast } from "../../index.ts";

/**
 * Reports code that could not be fetched, as in `load().catch(showFetchError)`. After a deploy the old code is gone,
 * and only a reload gets the new version.
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
