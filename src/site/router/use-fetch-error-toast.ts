import { useToast } from "../../index.ts";

/**
 * Reports code that could not be fetched, as in `load().catch(showFetchError)`. After a deploy the old code is gone,
 * and only a reload gets the new version.
 */
export function useFetchErrorToast(): () => undefined {
  const { showToast } = useToast();
  return () => {
    if (navigator.onLine)
      showToast("That couldn’t be loaded. Try again, or reload the page to get the latest version.", {
        variant: "warning",
        action: { label: "Reload", onClick: () => location.reload() },
      });
    else showToast("That couldn’t be loaded. Try again when you’re back online.", { variant: "warning" });
  };
}
