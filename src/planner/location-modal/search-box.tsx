import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTexts } from '#src/i18n/use-texts.ts';
import { optionId } from './option-id.ts';
import styles from './location-modal.module.css';

type SearchBoxProps = {
  text: string;
  listId: string;
  /** Index of the highlighted result; null where there is none. */
  active: number | null;
  onType: (text: string) => void;
  onMove: (steps: number) => void;
  onChoose: () => void;
};

/** The input of an ARIA combobox: it keeps the focus while the arrow keys move through the list. */
export function SearchBox({ text, listId, active, onType, onMove, onChoose }: SearchBoxProps) {
  const { t } = useTexts('planner');
  const input = useRef<HTMLInputElement>(null);
  const keys: Record<string, () => void> = {
    ArrowDown: () => onMove(1),
    ArrowUp: () => onMove(-1),
    Enter: onChoose,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    // A key held down is no second confirmation.
    if (event.key !== 'Enter' || !event.repeat) act();
  };
  // A box of one line would write a blank between the lines of an address.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .trim()
      .split(/\s*\n\s*/u);
    if (lines.length === 1) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    onType(`${before}${lines.join(', ')}${value.slice(selectionEnd ?? value.length)}`);
  };
  const clear = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <div className={styles['box']}>
      <Search size={22} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        role="combobox"
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={active !== null}
        aria-controls={listId}
        aria-activedescendant={active === null ? undefined : optionId(listId, active)}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-initial-focus="true"
        value={text}
        placeholder={t('search.placeholder')}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      {text === '' ? null : (
        <button type="button" aria-label={t('search.clear')} onClick={clear}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
