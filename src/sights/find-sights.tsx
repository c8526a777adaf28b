import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { formatNumber } from '#src/wording/numbers.ts';
import styles from './find-sights.module.css';
import { SightChips } from './list/sight-chips.tsx';
import type { SightsView } from './use-sights-view.ts';

type FindSightsProps = Pick<SightsView, 'filter' | 'setFilter' | 'counts' | 'found'> & {
  all: number;
  wraps: boolean;
};

/** The search and the chips above the list. */
export function FindSights({ filter, setFilter, counts, found, all, wraps }: FindSightsProps) {
  const { t } = useTexts('sights');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const type = (text: string) => setFilter({ ...filter, text });
  const isNarrowed = found.length !== all;
  return (
    <search className={styles['find']}>
      <div className={styles['box']}>
        <Search size={22} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={t('search')}
          placeholder={t('searchHint')}
          value={filter.text}
          onChange={(event) => type(event.target.value)}
        />
        {filter.text === '' ? null : (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      <SightChips counts={counts} filter={filter} wraps={wraps} onFilter={setFilter} />
      <VisuallyHidden>
        <output>
          {isNarrowed ? t('found', { count: found.length, all: formatNumber(all, language) }) : ''}
        </output>
      </VisuallyHidden>
    </search>
  );
}
