import styles from './legal-page.module.css';

type LegalSectionProps = {
  heading: string;
  /** Paragraphs, separated by blank lines. */
  text: string;
};

export function LegalSection({ heading, text }: LegalSectionProps) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['heading']}>{heading}</h2>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
