import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { Button } from '#src/ui/button.tsx';

/** Files that pickers offer first. iOS greys out endings that it does not know, so media types stand there too. */
export const PLACE_FILES =
  '.gpx,.kml,.kmz,.geojson,.json,.csv,.tsv,.ics,application/gpx+xml,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz,application/geo+json,application/json,text/csv,text/calendar,text/xml,application/xml';

type FileButtonProps = {
  label: string;
  accept: string;
  look?: 'primary' | 'outlined';
  onFile: (file: File) => void;
};

/** Chooses a file; the same one can be chosen again. */
export function FileButton({ label, accept, look = 'outlined', onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={accept} hidden aria-label={label} onChange={choose} />
      <Button look={look} wide onClick={() => input.current?.click()}>
        <Upload size={20} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </Button>
    </>
  );
}
