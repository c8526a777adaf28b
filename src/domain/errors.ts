/**
 * All expected errors by code. Messages are those of the specification (section 8) where it has one;
 * the screen shows a translated text before them.
 */
const MESSAGES = {
  'no-destination': 'Please select a destination first',
  'geocoding-request-failed': 'Geocoding request failed',
  'geocoding-failed': 'Geocoding failed',
  'no-content': 'No content received from OpenAI',
  'reply-unreadable': 'The reply could not be read',
  'recommender-failed': 'The recommendation service failed',
  'recommender-unreachable': 'The recommendation service could not be reached',
  'recommender-timeout': 'The recommendation service did not answer in time',
  'recommender-busy': 'The recommendation service has too much to do',
  'recommender-refused': 'The recommendation service refused the request',
  'model-not-found': 'The recommendation service does not know the model',
  'data-missing': 'A part of the travel data could not be loaded',
  'data-damaged': 'A part of the travel data is damaged',
  'storage-silent': 'The storage of this browser does not answer',
  'storage-failed': 'The trip could not be saved on this device',
  'storage-newer': 'The trips on this device were saved by a newer version of Fernweh',
  'trip-not-found': 'This trip is not on this device',
} as const;

export type TravelErrorCode = keyof typeof MESSAGES;

export function isTravelErrorCode(code: unknown): code is TravelErrorCode {
  return typeof code === 'string' && Object.hasOwn(MESSAGES, code);
}

export class TravelError extends Error {
  readonly code: TravelErrorCode;
  /** Seconds after which the service may be asked again, where it says so. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: TravelErrorCode,
    options: { cause?: unknown; message?: string; retryAfterS?: number | undefined } = {},
  ) {
    super(options.message ?? MESSAGES[code], { cause: options.cause });
    this.name = 'TravelError';
    this.code = code;
    this.retryAfterS = options.retryAfterS;
  }
}

/** Was the operation aborted, by the traveller or a newer request? */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
