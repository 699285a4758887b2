import { basePath } from "../../scripts/site.mjs";
import { expect, test } from "./fixtures.ts";

const SITE = `https://profigure.example${basePath()}`;

test("The sitemap lists all canonical URLs; robots.txt links the sitemap", async ({ request }) => {
  const map = await (await request.get("./sitemap.xml")).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses).toEqual([SITE, `${SITE}create`, `${SITE}dashboard`]);
  for (const address of addresses) {
    const page = await (await request.get(`./${address.slice(SITE.length)}`)).text();
    expect(page).toContain(`<link rel="canonical" href="${address}"`);
  }
  expect(await (await request.get("./robots.txt")).text()).toContain(`\nSitemap: ${SITE}sitemap.xml\n`);
});

test("Structured data repeats each page's meta description", async ({ page, request }) => {
  await page.goto("./");
  const [data] = await page.locator("script[type='application/ld+json']").allTextContents();
  const { "@graph": graph } = JSON.parse(data ?? "");
  expect(graph.map((thing: { "@type": string }) => thing["@type"])).toEqual(["WebSite", "WebApplication"]);
  for (const { url, description } of graph) {
    const html = await (await request.get(`./${url.slice(SITE.length)}`)).text();
    expect(html).toContain(`<meta name="description" content="${description}"`);
  }
});

test("The manifest's start URL and icons exist", async ({ request, baseURL }) => {
  const address = new URL("./manifest.webmanifest", baseURL);
  const manifest = await (await request.get(address.href)).json();
  for (const file of [manifest.start_url, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const answer = await request.get(new URL(file, address).href);
    expect(answer.ok()).toBe(true);
  }
});
