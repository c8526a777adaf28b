import { Download } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './install-offer.module.css';
import { useOffline, useOfflineActions } from '../use-offline.ts';

/** The browser's own installation where it offers one; the way by hand on iOS; else nothing. */
export function InstallOffer() {
  const { t } = useTexts('frame');
  const way = useOffline((state) => state.install);
  const { showInstallDialog } = useOfflineActions();
  if (way === 'none') return null;
  if (way === 'ios-hint') return <p className={styles['hint']}>{t('install.ios')}</p>;
  return (
    <Button onClick={() => void showInstallDialog()}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('install.button')}
    </Button>
  );
}
