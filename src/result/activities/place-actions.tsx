import { Copy, MapPinned } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mapAddress, mapKindOf } from '#src/domain/place/map-address.ts';
import type { LatLng } from '#src/domain/place/location.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { copyText } from '#src/ui/copy-text.ts';

/** A map app where the device says which; else the map on the web. */
export function OpenInMaps({ at, name }: { at: LatLng; name: string }) {
  const { t } = useTexts('result');
  const kind = mapKindOf(navigator.userAgent);
  const beside = kind === 'app' ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <a className={buttonClass('quiet')} href={mapAddress(kind, at, name)} {...beside}>
      <MapPinned size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('place.openIn')}
    </a>
  );
}

const SAID_MS = 4000;

export function CopyName({ name }: { name: string }) {
  const { t } = useTexts('result');
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => setSaid((await copyText(name)) ? 'copied' : 'notCopied');
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
      <span aria-live="polite">{t(`place.${said ?? 'copy'}`)}</span>
    </Button>
  );
}
