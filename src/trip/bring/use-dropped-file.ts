import { useEffect, useRef, useState } from 'react';

/** Files may be dropped anywhere on the page; true while one is dragged over it. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useRef(onFile);
  useEffect(() => {
    drop.current = onFile;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const drag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // Else the browser opens the file in place of the page.
      event.preventDefault();
      setOver(true);
    };
    globalThis.addEventListener('dragenter', drag, { signal });
    globalThis.addEventListener('dragover', drag, { signal });
    globalThis.addEventListener(
      'dragleave',
      (event) => {
        // Out of the window; from element to element it has a next one.
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    globalThis.addEventListener(
      'drop',
      (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) drop.current(file);
      },
      { signal },
    );
    return () => leaving.abort();
  }, []);
  return over;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
