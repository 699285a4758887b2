import { dequal } from "dequal/lite";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type CollectionView, DEFAULT_VIEW, limitSearch, VIEW_OPTIONS } from "../../domain/collection-view.ts";
import { useHydrated } from "../platform/use-hydrated.ts";

const KEYS = { search: "q", type: "type", state: "state", sort: "sort" } as const satisfies Record<
  keyof CollectionView,
  string
>;
const KEY_NAMES = Object.keys(KEYS) as (keyof CollectionView)[];

const readOption = <T extends string>(options: readonly [T, ...T[]], value: string | null): T =>
  options.find((option) => option === value) ?? options[0];

const read = (params: URLSearchParams): CollectionView => ({
  search: limitSearch(params.get(KEYS.search) ?? ""),
  type: readOption(VIEW_OPTIONS.type, params.get(KEYS.type)),
  state: readOption(VIEW_OPTIONS.state, params.get(KEYS.state)),
  sort: readOption(VIEW_OPTIONS.sort, params.get(KEYS.sort)),
});

/** The collection's search, filters and sort order, stored in the URL so that a reload, Back and links restore them. */
export function useCollectionView(): [CollectionView, (view: CollectionView) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const fromUrl = isHydrated ? read(params) : DEFAULT_VIEW;
  // Pending changes are in local state: the router updates the URL in a transition, which is too slow for a text field.
  const [pending, setPending] = useState<CollectionView>();
  if (pending && dequal(pending, fromUrl)) setPending(undefined);
  const current = pending ?? fromUrl;

  const write = useEffectEvent((view: CollectionView) =>
    setParams(
      (now) => {
        for (const key of KEY_NAMES) {
          if (view[key] === DEFAULT_VIEW[key]) now.delete(KEYS[key]);
          else now.set(KEYS[key], view[key]);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  useEffect(() => {
    if (pending) write(pending);
  }, [pending]);

  const change = (next: CollectionView) => {
    const view = { ...next, search: limitSearch(next.search) };
    // Applies only the changed fields. Changes from before hydration arrive one by one, with defaults for the rest.
    const changes = Object.fromEntries(
      KEY_NAMES.filter((key) => view[key] !== current[key]).map((key) => [key, view[key]]),
    );
    setPending((now) => ({ ...(now ?? read(params)), ...changes }));
  };
  return [current, change];
}
