import { useStatus } from "./status.tsx";

/** Says that code could not be fetched. After a deploy it is gone, and only a reload brings the new version's. */
export function useFetchErrorToast(): () => void {
  const { notify } = useStatus();
  return () => {
    if (!navigator.onLine) return notify("That could not be fetched. Try again when you are back online.", "warning");
    notify("That could not be fetched. Try again; if the site has a new version, reload the page.", "warning", {
      label: "Reload",
      onAct: () => location.reload(),
    });
  };
}
