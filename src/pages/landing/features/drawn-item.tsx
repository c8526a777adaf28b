import type { ReactNode } from 'react';

type DrawnItemProps = {
  /** Class names of the list that holds the item. */
  look: Readonly<Record<string, string>>;
  drawing: ReactNode;
  title: string;
  text: string;
};

/** The drawing repeats what the text says, so it is hidden from screen readers. */
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
