/** The proxy's configuration from its environment; see ../README.md. */
export type ChatConfig = {
  apiKey: string;
  /** The AI service, without a slash at its end. */
  baseUrl: string;
  /** Allowed origins as browsers send them: 'https://fernweh.example'. */
  origins: readonly string[];
  models: readonly string[];
  /** Requests per minute for each address. */
  ratePerMinute: number;
  /** The header in which the host sends the caller's address; '' for none. */
  addressHeader: string;
  /** Time limit of the AI service's whole response. */
  timeLimitMs: number;
  /** Time limit of the caller's whole body. */
  bodyLimitMs: number;
};

const TIME_LIMIT_MS = 60_000;
const BODY_LIMIT_MS = 10_000;
/** The model of the specification, and what Fernweh asks where that one is gone. */
const MODELS = 'gpt-3.5-turbo,gpt-4.1-mini';

/** Reads and checks the environment; throws one error that names every wrong variable, without its value. */
export function readChatConfig(variable: (name: string) => string | undefined): ChatConfig {
  const problems: string[] = [];
  const read = (name: string, fallback: string, rule: string, test: (value: string) => boolean) => {
    const value = variable(name)?.trim() || fallback;
    if (!test(value)) problems.push(`${name} must be ${rule}`);
    return value;
  };
  const apiKey = read('OPENAI_API_KEY', '', 'the key of the AI service', isKey);
  const baseUrl = read(
    'OPENAI_BASE_URL',
    'https://api.openai.com/v1',
    'an https address, or http on this machine',
    isServiceUrl,
  );
  const origins = read(
    'ALLOWED_ORIGINS',
    '',
    'origins such as https://fernweh.example, with commas between them',
    (value) => listOf(value).every(isOrigin),
  );
  const models = read(
    'ALLOWED_MODELS',
    MODELS,
    'names of models, with commas between them',
    (value) => listOf(value).every((name) => name !== ''),
  );
  const rate = read('RATE_PER_MINUTE', '20', 'a whole number from 1 to 600', (value) =>
    isWholeNumber(value, 1, 600),
  );
  const addressHeader = read('ADDRESS_HEADER', '', 'the name of a header', isHeaderName);
  if (problems.length > 0) throw new Error(`The chat proxy cannot start: ${problems.join('; ')}.`);
  return {
    apiKey,
    baseUrl: baseUrl.replace(/\/+$/u, ''),
    origins: listOf(origins),
    models: listOf(models),
    ratePerMinute: Number(rate),
    addressHeader,
    timeLimitMs: TIME_LIMIT_MS,
    bodyLimitMs: BODY_LIMIT_MS,
  };
}

function listOf(value: string): string[] {
  return value.split(',').map((entry) => entry.trim());
}

function isKey(value: string): boolean {
  return /^[\x21-\x7e]+$/u.test(value);
}

function isServiceUrl(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  const local = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && local);
}

function isOrigin(value: string): boolean {
  return /^https?:/u.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function isWholeNumber(value: string, least: number, most: number): boolean {
  return /^\d+$/u.test(value) && Number(value) >= least && Number(value) <= most;
}

function isHeaderName(value: string): boolean {
  return /^[a-z0-9-]*$/iu.test(value);
}
