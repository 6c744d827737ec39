// A relay that can cut the connection, because the drivers of Firefox and WebKit have no command to go offline.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export class Connection {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server = createServer((client) => {
    if (this.isCut) return void client.destroy();
    const upstream = connect(this.target, 'localhost');
    for (const socket of [client, upstream]) {
      this.sockets.add(socket);
      socket.on('error', () => undefined); // the other end of a cut connection
      socket.on('close', () => this.sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
  });

  /** @param target the port of the server */
  constructor(private readonly target: number) {}

  /** @returns the URL to open */
  async listen(): Promise<string> {
    this.server.listen(0);
    await once(this.server, 'listening');
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The relay has no port');
    return `http://localhost:${address.port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  restore(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}
