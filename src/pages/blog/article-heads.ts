import type { Language } from '#src/domain/language/language.ts';
import { ARTICLE_SLUGS } from './article-slugs.ts';
import type { ArticleSlug } from './article-slugs.ts';
import type { ArticleHead } from './article.ts';

/** An article without its text, in both languages. */
export type BilingualHead = Record<Language, ArticleHead>;

/** All articles without their texts, by slug. */
export const ARTICLE_HEADS: Record<ArticleSlug, BilingualHead> = {
  'wandern-in-den-alpen': {
    en: {
      slug: 'wandern-in-den-alpen',
      title: 'Hiking in the Alps: four days across the Karwendel',
      date: '2026-04-02',
      factsAsOf: '2026-11-01',
      readingTime: 8,
      image: '/images/landscapes/alps.svg',
      imageAlt:
        'Drawing: a broad wall of pale limestone above dark forest, with golden larches and spruces on the meadow in front of it.',
      excerpt:
        'From a small railway station to a lake, hut by hut, under walls of pale limestone: when to go, how the huts work and what the law forbids.',
      location: { lat: 47.3769, lng: 11.4803, name: 'Karwendel, Tyrol' },
    },
    de: {
      slug: 'wandern-in-den-alpen',
      title: 'Wandern in den Alpen: vier Tage durchs Karwendel',
      date: '2026-04-02',
      factsAsOf: '2026-11-01',
      readingTime: 8,
      image: '/images/landscapes/alps.svg',
      imageAlt:
        'Zeichnung: eine breite Wand aus hellem Kalk über dunklem Wald, davor auf der Wiese goldene Lärchen und Fichten.',
      excerpt:
        'Von einem kleinen Bahnhof bis an einen See, von Hütte zu Hütte unter hellen Kalkwänden: wann du gehst, wie eine Hütte funktioniert und was verboten ist.',
      location: { lat: 47.3769, lng: 11.4803, name: 'Karwendel, Tirol' },
    },
  },
  'schweden-naturerlebnis': {
    en: {
      slug: 'schweden-naturerlebnis',
      title: 'Sweden’s High Coast: where the land is still rising',
      date: '2026-04-28',
      factsAsOf: '2026-11-01',
      readingTime: 10,
      image: '/images/landscapes/high-coast.svg',
      imageAlt:
        'Drawing: spruces on bare red rock above a calm bay, with low wooded islands, one of them with a small red cabin, and a high forested headland.',
      excerpt:
        'Red granite, spruce forest and a shoreline that now lies 286 metres above the sea: how to walk Skuleskogen and the High Coast Trail, where you may sleep, and what the law asks of you.',
      location: { lat: 63.1282, lng: 18.6435, name: 'High Coast, Sweden' },
    },
    de: {
      slug: 'schweden-naturerlebnis',
      title: 'Höga Kusten: Wo Schweden noch wächst',
      date: '2026-04-28',
      factsAsOf: '2026-11-01',
      readingTime: 10,
      image: '/images/landscapes/high-coast.svg',
      imageAlt:
        'Zeichnung: Fichten auf nacktem rotem Fels über einer stillen Bucht, darin flache bewaldete Inseln, auf einer eine kleine rote Hütte, und eine hohe bewaldete Landspitze.',
      excerpt:
        'Roter Granit, Fichtenwald und eine Strandlinie, die heute 286 Meter über dem Meer liegt: wie du durch den Skuleskogen und auf dem Höga Kustenleden wanderst, wo du schlafen darfst und was verboten ist.',
      location: { lat: 63.1282, lng: 18.6435, name: 'Höga Kusten, Schweden' },
    },
  },
  'norwegen-camping-angeln': {
    en: {
      slug: 'norwegen-camping-angeln',
      title: 'Norway: camping and fishing on the Nordfjord',
      date: '2026-05-14',
      factsAsOf: '2026-11-01',
      readingTime: 12,
      image: '/images/landscapes/fjord.svg',
      imageAlt:
        'Drawing: still fjord water between steep rock walls, snow at the head of the valley, a waterfall, and an orange tent on the green shore beside tall spruces.',
      excerpt:
        'Where the right to roam ends, which water needs which licence, and the paths from salt water to the edge of the largest glacier of mainland Europe.',
      location: { lat: 61.8926, lng: 6.8163, name: 'Nordfjord, Norway' },
    },
    de: {
      slug: 'norwegen-camping-angeln',
      title: 'Norwegen: Camping und Angeln am Nordfjord',
      date: '2026-05-14',
      factsAsOf: '2026-11-01',
      readingTime: 12,
      image: '/images/landscapes/fjord.svg',
      imageAlt:
        'Zeichnung: stilles Fjordwasser zwischen steilen Felswänden, Schnee am Talschluss, ein Wasserfall, am grünen Ufer neben hohen Fichten ein orangefarbenes Zelt.',
      excerpt:
        'Wo das Jedermannsrecht endet, welches Wasser welchen Schein verlangt und wie du vom Salzwasser bis vor den größten Gletscher des europäischen Festlands kommst.',
      location: { lat: 61.8926, lng: 6.8163, name: 'Nordfjord, Norwegen' },
    },
  },
  'mallorca-wanderparadies': {
    en: {
      slug: 'mallorca-wanderparadies',
      title: 'Mallorca on foot: dry stone above a deep sea',
      date: '2026-09-15',
      factsAsOf: '2026-11-01',
      readingTime: 9,
      image: '/images/landscapes/tramuntana.svg',
      imageAlt:
        'Drawing: terraces with olive bushes and pines above a deep blue sea; behind them a ridge of pale limestone drops into the water.',
      excerpt:
        'Four days from Deià to Pollença on the Dry Stone Route, two summits and one serious gorge: when the Serra de Tramuntana is at its best, where you sleep, and which gates stay shut.',
      location: { lat: 39.7179, lng: 2.6875, name: 'Serra de Tramuntana, Mallorca' },
    },
    de: {
      slug: 'mallorca-wanderparadies',
      title: 'Mallorca zu Fuß: Trockenmauern über tiefem Meer',
      date: '2026-09-15',
      factsAsOf: '2026-11-01',
      readingTime: 9,
      image: '/images/landscapes/tramuntana.svg',
      imageAlt:
        'Zeichnung: Terrassen mit Olivensträuchern und Kiefern über tiefblauem Meer, dahinter fällt ein heller Kalkgrat ins Wasser.',
      excerpt:
        'In vier Tagen auf dem Trockenmauerweg von Deià nach Pollença, dazu zwei Gipfel und eine ernste Schlucht: wann die Serra de Tramuntana am schönsten ist, wo du schläfst und welche Tore zu bleiben.',
      location: { lat: 39.7179, lng: 2.6875, name: 'Serra de Tramuntana, Mallorca' },
    },
  },
};

/** The newest first. */
export const NEWEST_HEADS: readonly BilingualHead[] = ARTICLE_SLUGS.map(
  (slug) => ARTICLE_HEADS[slug],
).toSorted((a, b) => (a.en.date < b.en.date ? 1 : -1));
