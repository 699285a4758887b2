import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface DelayedScripts {
  /** The site's address, without a closing slash. */
  readonly url: string;
  /** From now on no request for a script is answered. */
  delay(): void;
  /** Answers the delayed requests, and all later ones. */
  release(): void;
  close(): void;
}

/** A site behind a server that can delay its scripts: it works in every engine, where request interception does not. */
export async function serveDelayedScripts(site: string): Promise<DelayedScripts> {
  let released = Promise.resolve();
  let release = () => {};
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url?.endsWith(".js")) await released;
    request(site + incoming.url, { headers: incoming.headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    }).end();
  });
  await once(server.listen(0), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    delay: () => {
      released = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    close: () => {
      release();
      server.closeAllConnections();
      server.close();
    },
  };
}
