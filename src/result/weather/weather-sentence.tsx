import type { Language } from '#src/domain/language/language.ts';
import { FiguredText } from '../figured-text.tsx';
import styles from './weather-sentence.module.css';

type WeatherSentenceProps = { text: string; lang?: Language };

/** The leading sentence; `lang` where it is not the interface's language. */
export function WeatherSentence({ text, lang }: WeatherSentenceProps) {
  if (text.trim() === '') return null;
  return (
    <p className={styles['sentence']} lang={lang}>
      <FiguredText text={text} lang={lang} className={styles['figure']} />
    </p>
  );
}
