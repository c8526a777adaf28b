/** An error response. The message is for developers and has no secrets. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  /** In OpenAI's shape, so that its SDK shows message and code. */
  toResponse(): Response {
    const { status, code, message, headers } = this;
    const type = status < 500 ? 'invalid_request_error' : 'server_error';
    return Response.json({ error: { message, type, code } }, { status, headers });
  }
}
