import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './about-page.module.css';
import { Credits } from './credits.tsx';

const BLOCKS = ['ai', 'map', 'packing', 'personal'] as const;

/** The purpose of Fernweh, how it works, and its data sources. */
export function AboutPage() {
  const { t } = useTexts('about');
  const language = useLanguage();
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{t('title')}</h1>
        <p className={styles['subtitle']}>{t('subtitle')}</p>
      </header>
      <ul className={styles['blocks']}>
        {BLOCKS.map((block) => (
          <li key={block} className={styles['block']}>
            <h2 className={styles['blockTitle']}>{t(`blocks.${block}.title`)}</h2>
            <p>{t(`blocks.${block}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className={styles['mission']}>
        <h2 className={styles['heading']}>{t('mission.heading')}</h2>
        <div className={styles['texts']}>
          <blockquote className={styles['german']} lang="de">
            {t('mission.german')}
          </blockquote>
          {language === 'de' ? null : (
            <p className={styles['translation']}>{t('mission.translation')}</p>
          )}
        </div>
      </section>
      <Credits />
    </article>
  );
}
