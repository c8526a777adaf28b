import * as v from 'valibot';
import { ARTICLE_SLUGS } from './article-slugs.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** Part of a sentence: plain, emphasised, or in another language (marked for screen readers). */
const spanSchema = v.union([
  text,
  v.object({ strong: text }),
  v.object({ foreign: text, language: v.picklist(['de', 'sv', 'no', 'ca', 'es']) }),
]);

/** One text, or its parts in order; spaces belong to the parts. */
const richTextSchema = v.union([text, v.pipe(v.array(spanSchema), v.minLength(1))]);

/** Distance from the start and height above the sea, in the order of walking. */
const profilePointSchema = v.object({
  km: v.pipe(v.number(), v.minValue(0)),
  metres: v.number(),
  /** Set for huts, passes, summits and villages. */
  name: v.optional(text),
});

const blockSchema = v.variant('kind', [
  v.object({ kind: v.literal('heading'), text }),
  v.object({ kind: v.literal('paragraph'), text: richTextSchema }),
  v.object({ kind: v.literal('list'), items: v.pipe(v.array(richTextSchema), v.minLength(2)) }),
  v.object({
    kind: v.literal('table'),
    caption: text,
    head: v.pipe(v.array(text), v.minLength(2)),
    /** The first cell of a row is its header. */
    rows: v.pipe(v.array(v.pipe(v.array(text), v.minLength(2))), v.minLength(2)),
  }),
  /** A callout: a danger, a legal rule, or advice. */
  v.object({
    kind: v.literal('note'),
    tone: v.picklist(['danger', 'rule', 'advice']),
    title: text,
    text: richTextSchema,
  }),
  /** An elevation profile; straight lines between points of known height. */
  v.object({
    kind: v.literal('profile'),
    caption: text,
    points: v.pipe(v.array(profilePointSchema), v.minLength(3)),
  }),
  /** A small drawn map: named points over sea, land and lakes (data/articles draws the ground). */
  v.object({
    kind: v.literal('map'),
    caption: text,
    ground: text,
    points: v.pipe(
      v.array(
        v.object({
          name: text,
          lat: v.number(),
          lng: v.number(),
          mark: v.picklist(['town', 'peak', 'hut', 'harbour', 'sight']),
        }),
      ),
      v.minLength(3),
    ),
  }),
  /** The monthly climate of the article's place, from the app's own climate data. */
  v.object({ kind: v.literal('climate'), caption: text }),
]);

const headSchema = v.object({
  slug: v.picklist(ARTICLE_SLUGS),
  title: text,
  /** First published, YYYY-MM-DD. */
  date: v.pipe(v.string(), v.isoDate()),
  /** The day up to which the facts were checked, YYYY-MM-DD. */
  factsAsOf: v.pipe(v.string(), v.isoDate()),
  /** Minutes, at about 200 English or 180 German words each. */
  readingTime: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Path of the drawn landscape. */
  image: v.pipe(v.string(), v.startsWith('/')),
  imageAlt: text,
  excerpt: text,
  location: v.object({ lat: v.number(), lng: v.number(), name: text }),
});

export const articleSchema = v.object({
  ...headSchema.entries,
  content: v.pipe(v.array(blockSchema), v.minLength(5)),
});

/** One article in one language: data with typed blocks, never markup. */
export type Article = v.InferOutput<typeof articleSchema>;
/** An article without its text: for lists, links and search engines. */
export type ArticleHead = v.InferOutput<typeof headSchema>;
export type ArticleContent = Article['content'];
export type ArticleBlock = v.InferOutput<typeof blockSchema>;
export type RichText = v.InferOutput<typeof richTextSchema>;
