import { spawn } from 'node:child_process';

export type VirtualDisplay = {
  /** For the environment variable DISPLAY, such as `:1`. */
  name: string;
  stop(): void;
};

/** Starts an X server without a screen, for a browser that has no headless mode. */
export async function startVirtualDisplay(
  xvfb: string,
  { width, height }: { width: number; height: number },
): Promise<VirtualDisplay> {
  const server = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
  });
  return { name: `:${number}`, stop: () => void server.kill() };
}
