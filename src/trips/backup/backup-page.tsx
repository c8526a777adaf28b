import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Basemap, Terrain } from '#src/domain/ports.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import { handOutText } from '#src/ui/hand-out-file.ts';
import type { TextFile } from '#src/ui/hand-out-file.ts';
import type { FileHandover } from '#src/trip/bring/file-handover.ts';
import { StorageFailed } from '../storage-failed.tsx';
import { useStarted } from '../use-started.ts';
import { BackLink } from '../back-link.tsx';
import styles from './backup-page.module.css';
import { createBackupStore } from './backup-store.ts';
import type { BackupDeps, BackupStore } from './backup-store.ts';
import { FilePreview } from './file-preview.tsx';
import { IosNote } from './ios-note.tsx';
import type { PersistenceAsker } from './protection-line.tsx';
import { OtherFileNote } from './other-file-note.tsx';
import { RefusedNote } from './refused-note.tsx';
import { RestoreFile } from './restore-file.tsx';
import { SaveCopy } from './save-copy.tsx';
import { useLaunchedFile } from './use-launched-file.ts';
import { useSharedFile } from './use-shared-file.ts';

type BackupPageProps = Omit<BackupDeps, 'now' | 'handOut'> & {
  persistence: PersistenceAsker;
  /** For the pictures of the places. */
  terrain: Terrain;
  loadBasemap: () => Promise<Basemap>;
  /** In a tab of Safari on iOS, which deletes what is stored. */
  inIosTab: boolean;
  /** Takes what turns out to be for a trip to its page. */
  handover: FileHandover;
  /** A file that another app shared; null where none was. */
  takeShared?: (() => Promise<File | null>) | null;
};

/** A copy of everything as a file: saving it, and what is in one before it is restored. */
export function BackupPage(props: BackupPageProps) {
  const {
    persistence,
    terrain,
    loadBasemap,
    inIosTab,
    handover,
    takeShared = null,
    ...deps
  } = props;
  const store = useStarted(() =>
    createBackupStore({ ...deps, now: () => new Date(), handOut: handOutFile }),
  );
  const open = (file: File) => void store.open(file);
  useLaunchedFile(open);
  const isLost = useSharedFile(takeShared, open);
  const opened = useStore(store, (state) => state.opened);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef(opened.step);
  useEffect(() => {
    if (step.current !== opened.step) heading.current?.focus();
    step.current = opened.step;
  }, [opened.step]);
  const { t } = useTexts('backup');
  return (
    <div className={styles['page']}>
      <BackLink />
      <h1 ref={heading} tabIndex={-1} className={styles['heading']}>
        {t(opened.step === 'preview' ? 'file.heading' : 'heading')}
      </h1>
      {opened.step === 'preview' ? (
        <FilePreview
          preview={opened}
          terrain={terrain}
          loadBasemap={loadBasemap}
          onRestore={() => void store.restore()}
          onCancel={store.close}
        />
      ) : (
        <Sections
          store={store}
          persistence={persistence}
          inIosTab={inIosTab}
          isLost={isLost}
          onTake={handover.give}
        />
      )}
    </div>
  );
}

type SectionsProps = Pick<BackupPageProps, 'persistence' | 'inIosTab'> & {
  store: BackupStore;
  /** A shared file did not arrive. */
  isLost: boolean;
  onTake: (file: File) => void;
};

/** A refused file comes first: that is what the traveller wants to know. */
function Sections({ store, persistence, inIosTab, isLost, onTake }: SectionsProps) {
  const { t } = useTexts('backup');
  const { facts, opened } = useStore(store);
  const isRefused = opened.step === 'refused';
  const trips = facts.status === 'ready' ? facts.value.trips : 0;
  const restore = <RestoreFile opened={opened} onFile={(file) => void store.open(file)} />;
  return (
    <>
      {isRefused && opened.other === null ? <RefusedNote {...opened} trips={trips} /> : null}
      {isRefused && opened.other !== null ? (
        <OtherFileNote {...opened.other} onTake={onTake} />
      ) : null}
      {isLost && opened.step === 'none' ? <p role="alert">{t('restore.notArrived')}</p> : null}
      {isRefused ? restore : <p className={styles['lead']}>{t('lead')}</p>}
      {inIosTab && !isRefused ? <IosNote /> : null}
      {facts.status === 'failed' ? (
        <StorageFailed
          problem={facts.problem}
          withLink={false}
          onRetry={() => void store.reload()}
        />
      ) : (
        <SaveCopy
          facts={facts.status === 'ready' ? facts.value : null}
          isNext={!isRefused}
          persistence={persistence}
          onSave={() => void store.saveCopy()}
        />
      )}
      {isRefused ? null : restore}
    </>
  );
}

async function handOutFile(file: TextFile): Promise<boolean> {
  const how = await handOutText(file);
  return how === 'saved' || how === 'shared';
}
