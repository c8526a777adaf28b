import { Link } from '@tanstack/react-router';
import { House, Menu, X } from 'lucide-react';
import { useRef } from 'react';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './header.module.css';
import { FrameLinks } from '../footer/frame-links.tsx';
import { InstallOffer } from '../notices/install-offer.tsx';
import { LanguageSelect } from './language-select.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useHomeSheet } from './use-home-sheet.tsx';
import { PAGES } from '#src/app/pages.ts';
import { UnitsMenu } from '#src/app/units/units-menu.tsx';
import { WordMark } from '../word-mark.tsx';

type HeaderProps = { ground: 'paper' | 'sky'; layout: 'page' | 'map' };

const MENU_ID = 'site-menu';
const LINKS = PAGES.flatMap((page) =>
  'links' in page && 'header' in page.links ? [{ path: page.path, label: page.links.header }] : [],
);

/**
 * Brand, links, language; below 900 px the links are behind the menu button, and on the map the
 * language is there too.
 */
export function Header({ ground, layout }: HeaderProps) {
  const { t } = useTexts('frame');
  const header = useRef<HTMLElement>(null);
  const menu = useDisclosure(header);
  const home = useHomeSheet(menu.close);
  const Icon = menu.open ? X : Menu;
  return (
    <header ref={header} className={styles['header']} data-ground={ground} data-layout={layout}>
      <div className={styles['bar']}>
        <Link to="/" className={styles['brand']}>
          <WordMark />
        </Link>
        <button
          type="button"
          className={styles['menuButton']}
          aria-expanded={menu.open}
          aria-controls={MENU_ID}
          aria-label={menu.open ? t('nav.closeMenu') : t('nav.openMenu')}
          onClick={menu.toggle}
        >
          <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <div id={MENU_ID} className={styles['menu']} data-open={menu.open}>
          {layout === 'map' ? <MenuBrand onFollow={menu.close} /> : null}
          <PageLinks onFollow={menu.close} />
          <button type="button" className={styles['home']} onClick={home.open}>
            <House size={18} strokeWidth={1.75} aria-hidden="true" />
            {t('nav.home')}
          </button>
          <UnitsMenu layout={layout} />
          {layout === 'map' ? <LanguageSelect /> : null}
          {layout === 'map' ? (
            <div className={styles['frameLinks']}>
              <FrameLinks belowHeaderLinks onFollow={menu.close} />
            </div>
          ) : null}
          <div className={styles['install']}>
            <InstallOffer />
          </div>
        </div>
        {layout === 'page' ? <LanguageSelect compact /> : null}
      </div>
      {home.sheet}
    </header>
  );
}

type FollowProps = { onFollow: () => void };

/** In the menu over a phone's map, where the bar shows no name. */
function MenuBrand({ onFollow }: FollowProps) {
  return (
    <Link to="/" className={styles['menuBrand']} onClick={onFollow}>
      <WordMark />
    </Link>
  );
}

function PageLinks({ onFollow }: FollowProps) {
  const { t } = useTexts('frame');
  const language = useLanguage();
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles['links']}>
        {LINKS.map(({ path, label }) => (
          <li key={path}>
            {/* The router sets aria-current="page" on the link of the current page. */}
            <Link
              to={path}
              className={styles['link']}
              activeOptions={{ exact: path === '/', includeSearch: false }}
              onClick={onFollow}
            >
              <span className={styles['label']}>{label[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
