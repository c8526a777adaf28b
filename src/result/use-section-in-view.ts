import { useEffect, useState } from 'react';
import type { ResultIds, Section } from './result-ids.ts';

/** A section is in view when it crosses a line a third down the viewport. */
const READING_LINE = '-33% 0px -66% 0px';

/** The section in view, in the page or in a scrolling panel. */
export function useSectionInView(ids: ResultIds, sections: readonly Section[]): Section {
  const [current, setCurrent] = useState<Section>(sections[0] ?? 'weather');
  const idPrefix = ids.section('weather');

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        const section = sections.find((name) => entered?.target.id.endsWith(`-${name}`));
        if (section !== undefined) setCurrent(section);
      },
      { rootMargin: READING_LINE },
    );
    for (const section of sections) {
      const element = document.getElementById(idPrefix.replace(/weather$/u, section));
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [idPrefix, sections]);

  return current;
}
