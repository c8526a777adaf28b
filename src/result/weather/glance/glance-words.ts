/** A fact in bold, and what follows from it. */
export type GlanceWords = { title: string; text: string };
