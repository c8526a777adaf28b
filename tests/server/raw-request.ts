import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

const addressSchema = v.object({ port: v.number() });

/** The port of a listening server. */
export function portOf(server: { address: () => AddressInfo | string | null }): number {
  return v.parse(addressSchema, server.address()).port;
}

/** A request as its bytes, with the headers that end the connection after its answer. */
export function rawRequest(line: string, ...headers: readonly string[]): string {
  return [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
}

/**
 * Writes these bytes, which need not be a valid request, and resolves to all that came back until
 * the server closed the connection; rejects when it resets the connection.
 */
export function exchange(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    connect({ port, host: '127.0.0.1', noDelay: true })
      .setEncoding('latin1')
      .on('data', (part: string) => {
        text += part;
      })
      .on('end', () => resolve(text))
      .on('error', reject)
      .write(bytes);
  });
}
