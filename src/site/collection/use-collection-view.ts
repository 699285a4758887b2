import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type CollectionView, DEFAULT_VIEW, VIEW_OPTIONS } from "../../domain/collection-view.ts";
import { useHydrated } from "../platform/use-hydrated.ts";

const KEYS = { search: "q", type: "type", state: "state", sort: "sort" } as const satisfies Record<
  keyof CollectionView,
  string
>;
const KEY_NAMES = Object.keys(KEYS) as (keyof CollectionView)[];
/** Longest search that a URL carries, in characters. */
const SEARCH_LIMIT = 200;

const option = <T extends string>(options: readonly [T, ...T[]], value: string | null): T =>
  options.find((one) => one === value) ?? options[0];

const read = (params: URLSearchParams): CollectionView => ({
  search: (params.get(KEYS.search) ?? "").slice(0, SEARCH_LIMIT),
  type: option(VIEW_OPTIONS.type, params.get(KEYS.type)),
  state: option(VIEW_OPTIONS.state, params.get(KEYS.state)),
  sort: option(VIEW_OPTIONS.sort, params.get(KEYS.sort)),
});

const same = (a: CollectionView, b: CollectionView) => KEY_NAMES.every((key) => a[key] === b[key]);

/** The collection's filters, order and search, in the URL: a reload, Back and a link restore them. */
export function useCollectionView(): [CollectionView, (view: CollectionView) => void] {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const fromUrl = isHydrated ? read(params) : DEFAULT_VIEW;
  // The router follows in a transition; a text field may not wait for it.
  const [typed, setTyped] = useState<CollectionView>();
  if (typed && same(typed, fromUrl)) setTyped(undefined);
  const shown = typed ?? fromUrl;

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
    if (typed) write(typed);
  }, [typed]);

  const change = (next: CollectionView) => {
    const view = { ...next, search: next.search.slice(0, SEARCH_LIMIT) };
    // Only what differs was chosen: choices made before hydration come one by one, each beside the default view.
    const chosen = Object.fromEntries(
      KEY_NAMES.filter((key) => view[key] !== shown[key]).map((key) => [key, view[key]]),
    );
    setTyped((now) => ({ ...(now ?? read(params)), ...chosen }));
  };
  return [shown, change];
}
