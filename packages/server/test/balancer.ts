/**
 * A load balancer as simple as it can be: every connection goes to any server that takes it. No sticky
 * sessions, no knowledge of tables or people.
 */
import { connect, createServer, type Server, type Socket } from "node:net";

export class Balancer {
  readonly #server: Server;
  readonly url: string;
  /** How many connections each server was given, by port. */
  readonly given = new Map<string, number>();

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  /** `servers` tells where they are, each time anew. */
  static start(servers: () => readonly string[]): Promise<Balancer> {
    return new Promise((done) => {
      const server = createServer((client) => balancer.#take(client, shuffled(servers())));
      let balancer: Balancer;
      server.listen(0, "127.0.0.1", () => {
        balancer = new Balancer(server);
        done(balancer);
      });
    });
  }

  #take(client: Socket, urls: readonly string[]): void {
    client.on("error", () => {});
    const [url, ...others] = urls;
    if (url === undefined) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(url);
    const server = connect(Number(port), hostname);
    let through = false;
    server.on("connect", () => {
      through = true;
      this.given.set(port, (this.given.get(port) ?? 0) + 1);
      client.pipe(server).pipe(client);
    });
    server.on("error", () => {
      if (through) client.destroy();
      else this.#take(client, others);
    });
    server.on("close", () => through && client.destroy());
    client.on("close", () => server.destroy());
  }

  stop(): void {
    this.#server.close();
  }
}

function shuffled(list: readonly string[]): string[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
