import type { DetailSources } from '#src/domain/map/detail-tiles.ts';
import type { DetailAnswer, DetailMap, LoadedDetail } from '#src/domain/ports.ts';

/** The tiles of the detailed map: where they are, and whether they are answered. */
export interface DetailLoad {
  /** Null before `show`, and until its answer is there. */
  loaded(): LoadedDetail | null;
  /** Whether nobody said where the tiles are, or a tile of this view could not be had. */
  failed(): boolean;
  /** Draws with the tiles, of which the first call reads where they are. */
  show(): Promise<void>;
  /** Draws without them. */
  hide(): void;
  /** Another view came to rest: failures of the last one are forgotten, or tried again after a while. */
  rest(): void;
  /** Tries again what failed. */
  retry(): void;
  dispose(): void;
}

type LoadNeeds = {
  detail: DetailMap;
  /** Draws with these tiles from now on; null: the bundled map alone. */
  draw: (sources: DetailSources | null, onAnswer: DetailAnswer) => void;
  changed: () => void;
};

const RETRY_EVERY_MS = 30_000;

/** Failures are logged once. */
export function createDetailLoad({ detail, draw, changed }: LoadNeeds): DetailLoad {
  const ended = new AbortController();
  const complain = createComplaint();
  let loaded: LoadedDetail | null = null;
  let shown = false;
  let failed = false;
  let lastAnswered = true;
  let triedAt = 0;

  const onAnswer = (answered: boolean) => {
    lastAnswered = answered;
    failed ||= !answered;
    if (!answered) complain('a tile could not be had');
    changed();
  };
  const show = async () => {
    shown = true;
    failed = false;
    lastAnswered = true;
    triedAt = performance.now();
    try {
      loaded ??= await detail.load(ended.signal);
      if (shown && !ended.signal.aborted) draw(loaded, onAnswer);
    } catch (error) {
      if (ended.signal.aborted) return;
      failed = true;
      complain(reasonOf(error));
    }
    changed();
  };
  const retry = () => {
    if (shown && failed) void show();
  };
  const hide = () => {
    if (shown && loaded !== null) draw(null, onAnswer);
    shown = false;
    failed = false;
  };
  return {
    loaded: () => loaded,
    failed: () => failed,
    show,
    hide,
    retry,
    rest() {
      if (performance.now() - triedAt >= RETRY_EVERY_MS) retry();
      else if (loaded !== null) failed = !lastAnswered;
    },
    dispose() {
      ended.abort();
      hide();
    },
  };
}

/** Without queries, which may hold keys. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return reason.replaceAll(/\?[^\s'"]*/gu, '');
}

/** Logs once per map. */
function createComplaint(): (reason: string) => void {
  let told = false;
  return (reason) => {
    if (!told) console.error('The detailed map did not answer:', reason);
    told = true;
  };
}
