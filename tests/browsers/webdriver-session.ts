import * as v from 'valibot';

const newSessionSchema = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});
const replySchema = v.object({ value: v.unknown() });

/** A W3C WebDriver session: https://www.w3.org/TR/webdriver2/ */
export interface WebDriverSession {
  browserVersion: string;
  /** Sends a command of the session, such as `POST url`, and returns the reply's value. */
  command(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
  end(): Promise<void>;
}

/** @throws when the driver refuses the capabilities. */
export async function startSession(
  driverUrl: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const created = await send('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const { sessionId, capabilities: granted } = v.parse(newSessionSchema, created);
  const url = `${driverUrl}/session/${sessionId}`;
  return {
    browserVersion: granted.browserVersion,
    command: (method, path, body = {}) => send(method, `${url}/${path}`, body),
    end: async () => void (await send('DELETE', url)),
  };
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = v.parse(replySchema, await response.json());
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
