import { useTexts } from '#src/i18n/use-texts.ts';
import styles from './about-page.module.css';

/** Sources and licences, as in LICENSES.md; names of sources are not translated. */
const SOURCES = [
  {
    part: 'climate',
    source:
      'WorldClim 1.4; CRU CL 2.0, University of East Anglia; NASA GMAO MERRA-2; ERA5, Copernicus Climate Change Service; COADS, NOAA; Sunshine Atlas, sunshineatlas.com/data',
    licence: 'CC BY-SA 4.0',
  },
  { part: 'elevation', source: 'ETOPO 2022, NOAA', licence: 'publicDomain' },
  {
    part: 'places',
    source:
      'GeoNames; Natural Earth; UNESCO World Heritage List; Wikipedia; OurAirports; Sunshine Atlas, sunshineatlas.com/data',
    licence: 'CC BY 4.0',
  },
  {
    part: 'sights',
    source:
      'Wikidata, by castlemap; Beachmap, europebeachmap.com; TrainRouter, trainrouter.com; NOAA NCEI; UNESCO World Heritage List; Natural Earth; GSHHG 2.3',
    licence: 'CC BY 4.0; CC0; LGPL 3.0',
  },
  { part: 'countries', source: 'Unicode CLDR', licence: 'Unicode-3.0' },
  {
    part: 'map',
    source: 'GSHHG 2.3 (Wessel, Smith); Natural Earth; GeoNames',
    licence: 'LGPL 3.0; CC BY 4.0',
  },
  { part: 'ways', source: 'Natural Earth 1:10 million', licence: 'publicDomain' },
  { part: 'type', source: 'Fraunces, The Fraunces Project Authors', licence: 'SIL OFL 1.1' },
  { part: 'icons', source: 'Lucide', licence: 'ISC' },
  { part: 'code', source: 'Fernweh', licence: 'MIT' },
] as const;

/** The data sources and their licences. */
export function Credits() {
  const { t } = useTexts('about');
  return (
    <section className={styles['credits']}>
      <h2 className={styles['heading']}>{t('credits.heading')}</h2>
      <p className={styles['creditsLead']}>{t('credits.lead')}</p>
      <dl className={styles['sources']}>
        {SOURCES.map(({ part, source, licence }) => (
          <div key={part} className={styles['source']}>
            <dt>{t(`credits.${part}`)}</dt>
            <dd lang="en">{source}</dd>
            <dd className={styles['licence']}>
              {licence === 'publicDomain' ? t('credits.publicDomain') : licence}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['creditsLead']}>{t('credits.gaps')}</p>
    </section>
  );
}
