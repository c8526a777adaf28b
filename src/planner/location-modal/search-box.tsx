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
        onPaste={(event) => {
          const whole = withPasted(event);
          if (whole !== null) onType(whole);
        }}
      />
      {text === '' ? null : (
        <button type="button" aria-label={t('search.clear')} onClick={clear}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/**
 * The text with several pasted lines in it, parted by commas: a box of one line would write blanks
 * between them. Null where one line is pasted, which the browser does itself.
 */
function withPasted(event: ClipboardEvent<HTMLInputElement>): string | null {
  const pasted = event.clipboardData
    .getData('text')
    .trim()
    .split(/\s*\n\s*/u);
  if (pasted.length === 1) return null;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)];
  return `${before}${pasted.join(', ')}${after}`;
}
