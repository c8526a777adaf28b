import type { ReactNode } from 'react';

type DrawnItemProps = {
  /** Class names of the parent list. */
  look: Readonly<Record<string, string>>;
  drawing: ReactNode;
  title: string;
  text: string;
};

/** Hidden from screen readers: the drawing repeats the text. */
export function DrawnItem({ look, drawing, title, text }: DrawnItemProps) {
  return (
    <li className={look['item']}>
      <div className={look['drawing']} aria-hidden="true">
        {drawing}
      </div>
      <h3 className={look['title']}>{title}</h3>
      <p className={look['text']}>{text}</p>
    </li>
  );
}
