import { useEffect, useState } from 'react';
import { SECTIONS } from './result-ids.ts';
import type { ResultIds, Section } from './result-ids.ts';

/** The line a section must reach to be the one that is read: a third down the window. */
const READING_LINE = '-33% 0px -66% 0px';

/** Which section is being read. Works in the page as in a panel or sheet that scrolls by itself. */
export function useSectionInView(ids: ResultIds): Section {
  const [current, setCurrent] = useState<Section>('weather');
  const idPrefix = ids.section('weather');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        const section = SECTIONS.find((name) => entered?.target.id.endsWith(`-${name}`));
        if (section !== undefined) setCurrent(section);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of SECTIONS) {
      const element = document.getElementById(idPrefix.replace(/weather$/u, section));
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [idPrefix]);

  return current;
}
