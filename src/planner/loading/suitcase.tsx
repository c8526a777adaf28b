import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './suitcase.module.css';

/** Animation of a suitcase being packed; with reduced motion it is packed and still. */
export function Suitcase() {
  const { t } = useTexts('planner');
  return (
    <svg
      className={styles['suitcase']}
      viewBox="0 0 240 220"
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- drawn in the page's colours
      aria-label={t('loading.suitcase')}
    >
      <ellipse className={styles['shadow']} cx="120" cy="206" rx="88" ry="7" fill="var(--dark)" />
      <g className={styles['case']}>
        <Lid />
        <Boot />
        <FoldedMap />
        <BottleAndMat />
        <Case />
        <Tag />
      </g>
    </svg>
  );
}

function Lid() {
  return (
    <g className={styles['lid']}>
      <path d="M44 128V58a14 14 0 0 1 14-14h124a14 14 0 0 1 14 14v70z" fill="var(--case-deep)" />
      <path d="M54 128V62a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v66z" fill="var(--lining)" />
      <path
        d="M54 80c18-9 30 5 50-2s34-12 52-4 22 4 30 0M54 95c20-8 34 4 52-2s32-11 50-4 20 5 30 2M54 66c16-7 26 3 44-2s40-10 58-4 22 4 30 1"
        fill="none"
        stroke="var(--case)"
        strokeWidth="1.4"
        opacity=".26"
      />
    </g>
  );
}

function Boot() {
  return (
    <g className={styles['item']}>
      <path
        d="M66 92h22c1 10 2 16 6 20 5 4 15 5 19 11 2 4 2 9 1 13H64c-1-16 3-28 2-44z"
        fill="var(--leather)"
      />
      <path d="M63 132h52v6a3 3 0 0 1-3 3H66a3 3 0 0 1-3-3z" fill="var(--dark)" />
      <path d="M65 92h24v6H65z" fill="var(--leather-deep)" />
      <path
        d="M80 104l9-3M82 111l9-3M87 118l8-4"
        stroke="var(--sheet)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

function FoldedMap() {
  return (
    <g className={`${styles['item']} ${styles['item2']}`}>
      <path d="M108 78l18 6 18-6 16 6v56h-52z" fill="var(--sheet)" />
      <path d="M126 84v56M144 78v62" stroke="var(--fold)" strokeWidth="1.5" />
      <path d="M108 112c10-8 16 3 26-5s14-10 26-4v37h-52z" fill="var(--water)" opacity=".75" />
      <path
        d="M113 96c10 2 14 12 22 8s10-14 20-10"
        fill="none"
        stroke="var(--mark)"
        strokeWidth="2.2"
        strokeDasharray="4 3.4"
        strokeLinecap="round"
      />
      <circle cx="155" cy="94" r="3.6" fill="var(--mark)" />
    </g>
  );
}

function BottleAndMat() {
  return (
    <g className={`${styles['item']} ${styles['item3']}`}>
      <rect x="162" y="84" width="16" height="60" rx="5" fill="var(--brass)" />
      <rect x="165.5" y="74" width="9" height="11" rx="2.5" fill="var(--dark)" />
      <path d="M162 100h16M162 106h16" stroke="var(--strap)" strokeWidth="2" />
      <rect x="148" y="118" width="40" height="22" rx="11" fill="var(--mat)" />
      <circle cx="159" cy="129" r="7" fill="none" stroke="var(--mat-deep)" strokeWidth="2" />
      <circle cx="159" cy="129" r="2.6" fill="var(--mat-deep)" />
    </g>
  );
}

function Case() {
  return (
    <>
      <path
        d="M36 128h168a8 8 0 0 1 8 8v52a16 16 0 0 1-16 16H44a16 16 0 0 1-16-16v-52a8 8 0 0 1 8-8z"
        fill="var(--case)"
      />
      <path d="M36 128h168a8 8 0 0 1 8 8v4H28v-4a8 8 0 0 1 8-8z" fill="var(--case-rim)" />
      <path
        d="M28 182c30-14 46 4 74-6s44-16 66-8 30 6 44 0M28 170c26-12 46 2 72-6s46-16 70-8 30 4 42 0M32 194c28-10 46 2 72-6s44-14 66-7 28 6 40 2"
        fill="none"
        stroke="var(--case-rim)"
        strokeWidth="1.5"
        opacity=".8"
      />
      <path d="M60 128h18v76H60zM162 128h18v76h-18z" fill="var(--case-deep)" />
      <rect x="62" y="146" width="14" height="11" rx="2.5" fill="var(--brass)" />
      <rect x="164" y="146" width="14" height="11" rx="2.5" fill="var(--brass)" />
      <path
        d="M100 134c0-3 2-5 5-5h30c3 0 5 2 5 5v6c0 8-8 10-20 10s-20-2-20-10z"
        fill="none"
        stroke="var(--case-deep)"
        strokeWidth="6"
      />
    </>
  );
}

function Tag() {
  return (
    <g className={styles['tag']}>
      <path d="M140 141v9" stroke="var(--sheet)" strokeWidth="1.6" />
      <path d="M134 154l6-5 6 5v19a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z" fill="var(--mark)" />
      <circle cx="140" cy="155.500" r="1.7" fill="var(--sheet)" />
      <path d="M137 162h6M137 166.500h6" stroke="var(--sheet)" strokeWidth="1.4" />
    </g>
  );
}
