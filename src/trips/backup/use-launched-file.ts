import { useEffect, useRef } from 'react';

/** A file that the system opened with the app; the parts in use, which the DOM types lack. */
type Launch = { files?: readonly { kind?: string; getFile?: () => Promise<File> }[] };
type LaunchQueue = { setConsumer: (consumer: (launch: Launch) => void) => void };

/** Hands on files that the system opens with the installed app, those that wait included. */
export function useLaunchedFile(onFile: (file: File) => void): void {
  const open = useRef(onFile);
  useEffect(() => {
    open.current = onFile;
  });
  useEffect(() => {
    const queue: unknown = Reflect.get(window, 'launchQueue');
    if (!isLaunchQueue(queue)) return undefined;
    let isShown = true;
    queue.setConsumer(({ files = [] }) => {
      const [file] = files;
      if (file?.getFile === undefined) return;
      file.getFile().then(
        (read) => {
          if (isShown) open.current(read);
        },
        (error: unknown) => console.error('The file could not be opened', error),
      );
    });
    return () => {
      isShown = false;
    };
  }, []);
}

function isLaunchQueue(queue: unknown): queue is LaunchQueue {
  return typeof queue === 'object' && queue !== null && 'setConsumer' in queue;
}
