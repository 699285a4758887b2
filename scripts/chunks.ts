// Assigns the site's modules to chunks, by the pages that load them and by their package or folder.
import type { Rolldown } from "vite";

interface Site {
  /** The server's bundle, whose chunks show what each page imports. */
  readonly server: Rolldown.RolldownOutput;
  /** The path of the server's entry module, which imports the app but no page. */
  readonly entry: string;
  /** Each page's URL path and the path of its module. */
  readonly pages: readonly { readonly path: string; readonly source?: string }[];
}

/**
 * Returns chunk groups with which pages make few requests and load little unused code. A module goes into the first
 * group that accepts it, together with its imports. The bundler groups all other modules by who imports them.
 */
export function chunkGroups({ server, entry, pages }: Site): Rolldown.CodeSplittingGroup[] {
  const loadedBy = (source: string | undefined) => {
    const modules = modulesOf(server, source);
    return (id: string) => modules.has(id);
  };
  const pageAt = (path: string) => loadedBy(pages.find((page) => page.path === path)?.source);
  const app = loadedBy(entry);
  const landing = pageAt("/");
  const create = pageAt("/create");
  const dashboard = pageAt("/dashboard");
  const shared = {
    data: (id: string) => create(id) && dashboard(id),
    create,
    dashboard,
  };
  return [
    // Packages change least often, so this chunk stays cached longest.
    {
      name: "vendor",
      test: /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|class-variance-authority|clsx)\//,
    },
    // Code that every page loads, and what the landing page shares with another page. Few files, because a browser
    // requests six at a time from a host without HTTP/2.
    { name: "shell", test: (id) => app(id) || (landing(id) && (create(id) || dashboard(id))) },
    // Code that a page shares with other pages and with its lazily loaded parts.
    ...Object.entries(shared).map(([name, test]) => ({ name, test, minShareCount: 2 })),
    // The drawing engine. Modules with fewer importers, such as descriptions, are left out.
    { name: "figure", test: "/src/figure/", minShareCount: 4 },
    // Other code that lazily loaded features share, apart from what only the editor and the import need: first that of
    // dialogs, which do not need the drawing engine.
    { name: "dialog", test: /\/(@radix-ui|src\/(primitives|site\/(layout|checkout|platform)))\//, minShareCount: 2 },
    { name: "late", test: /\/src\/(components|lib|domain|site)\//, minShareCount: 2 },
    { name: "names", test: /\/src\/import\/(name-from-link|person-name|pronouns)\./, minShareCount: 2 },
  ];
}

/** Returns the modules of a page's chunk and of all chunks that it imports. */
function modulesOf({ output }: Rolldown.RolldownOutput, source: string | undefined): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === "chunk");
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
  if (!page) throw new Error(`${source} is not a chunk of the server's bundle.`);
  const loaded = new Set([page]);
  for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}
