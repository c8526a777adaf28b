import { Link } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { buttonClass } from '#src/ui/button.tsx';
import styles from '../today.module.css';

/** The way into packing mode, on a phone at the thumb. */
export function GoPacking({ tripId, label }: { tripId: string; label: string }) {
  return (
    <div className={styles['bar']}>
      <Link
        to="/trips/$tripId"
        params={{ tripId }}
        search={{ packing: true }}
        className={buttonClass('primary', true)}
      >
        <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
        {label}
      </Link>
    </div>
  );
}
