import { type CollectionView, DEFAULT_VIEW, limitSearch, VIEW_OPTIONS } from "../../domain/collection-view.ts";
import type { UrlParams } from "./use-url-params.ts";

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
export function useCollectionView([params, changeParams]: UrlParams): [CollectionView, (view: CollectionView) => void] {
  const current = read(params);
  const change = (next: CollectionView) => {
    const view = { ...next, search: limitSearch(next.search) };
    // Applies only the changed fields. Changes from before hydration arrive one by one, with defaults for the rest.
    const changed = KEY_NAMES.filter((key) => view[key] !== current[key]);
    changeParams((params) => {
      for (const key of changed) {
        if (view[key] === DEFAULT_VIEW[key]) params.delete(KEYS[key]);
        else params.set(KEYS[key], view[key]);
      }
    });
  };
  return [current, change];
}
