import { useState } from 'react';

/** A shared text that holds no point: the part to search for, and the whole text. */
export type SharedText = { find?: string | undefined; shared?: string | undefined };

/**
 * The shared text that the address brings, until it is forgotten: the address loses it as soon as it
 * is taken up.
 */
export function useSharedText({ find, shared }: SharedText): {
  text: SharedText | null;
  forget: () => void;
} {
  const [brought, setBrought] = useState<SharedText>({});
  const [text, setText] = useState<SharedText | null>(null);
  if (find !== brought.find || shared !== brought.shared) {
    setBrought({ find, shared });
    if (find !== undefined) setText({ find, shared });
  }
  return { text, forget: () => setText(null) };
}
