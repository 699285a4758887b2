// Assigns the site's modules to chunks, by the pages that load them and by package or folder, not by file name.
import type { Rolldown } from "vite";

interface Site {
  /** The server's bundle, whose chunks show each page's imports. */
  readonly server: Rolldown.RolldownOutput;
  /** The client's entry. */
  readonly entry: string;
  /** Each page's module. */
  readonly pages: readonly { readonly path: string; readonly source: string }[];
}

/**
 * Groups that keep a page's requests few and free of unused code. A module goes to the first group that accepts it,
 * with its imports. The bundler makes a chunk for each set of importers of the others.
 */
export function chunkGroups({ server, entry, pages }: Site): Rolldown.CodeSplittingGroup[] {
  const loadedBy = (path: string) => {
    const modules = modulesOf(server, pages.find((page) => page.path === path)?.source);
    return (id: string) => modules.has(id);
  };
  const landing = loadedBy("/");
  const create = loadedBy("/create");
  const dashboard = loadedBy("/dashboard");
  const shared = {
    landing,
    data: (id: string) => create(id) && dashboard(id),
    create,
    dashboard,
  };
  return [
    // Changes least often, so that it stays cached longest.
    {
      name: "vendor",
      test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|class-variance-authority|clsx)\//,
    },
    // The code of every page, without the entry, which is inlined.
    { name: "shell", tags: ["$initial"], test: (id) => !id.endsWith(`/${entry}`) },
    // Code that a page shares with other pages and with its lazily loaded parts.
    ...Object.entries(shared).map(([name, test]) => ({ name, test, minShareCount: 2 })),
    // The drawing engine. Descriptions and larger pictures have fewer users.
    { name: "figure", test: "/src/figure/", minShareCount: 5 },
  ];
}

/** The modules of a chunk and of its imports. */
function modulesOf({ output }: Rolldown.RolldownOutput, source: string | undefined): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === "chunk");
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!page) throw new Error(`${source} is not a chunk of the server's bundle.`);
  const loaded = new Set([page]);
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}
