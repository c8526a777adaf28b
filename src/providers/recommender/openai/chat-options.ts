export type ChatOptions = {
  /** Empty when a proxy at `baseUrl` holds the key: then none is sent. */
  apiKey: string;
  /** Up to and without `/chat/completions`, e.g. https://api.openai.com/v1. */
  baseUrl: string;
  /** E.g. gpt-3.5-turbo. */
  model: string;
};
