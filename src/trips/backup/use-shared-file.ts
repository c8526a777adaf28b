import { useEffect, useRef, useState } from 'react';

/** Hands on the file that another app shared; true where one was to come and none is there. */
export function useSharedFile(
  take: (() => Promise<File | null>) | null,
  onFile: (file: File) => void,
): boolean {
  const [isLost, setLost] = useState(false);
  const open = useRef(onFile);
  useEffect(() => {
    open.current = onFile;
  });
  useEffect(() => {
    let isShown = true;
    void take?.().then((file) => {
      if (!isShown) return;
      if (file === null) setLost(true);
      else open.current(file);
    });
    return () => {
      isShown = false;
    };
  }, [take]);
  return isLost;
}
