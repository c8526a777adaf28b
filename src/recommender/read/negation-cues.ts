/*
 * Words that negate or affirm a wish, in English and German, as regular expressions for folded
 * lower-case text.
 */

/** Looks like a negation but is none: removed first. */
export const HARMLESS = [
  String.raw`not only|not just|nicht nur|nicht bloss|not least|nicht zuletzt`,
  String.raw`(?:can'?t|cannot|kaum|can not) (?:wait|erwarten)`,
  String.raw`(?:no|kein) problem|no matter|why not|warum nicht|no idea|keine ahnung|not sure|nicht sicher`,
  String.raw`(?:don'?t|do not) mind|nichts dagegen|nicht abgeneigt`,
  String.raw`(?:have|has|had|'ve)? ?never (?:been|tried|done|seen|gone)|noch nie`,
  String.raw`(?:without|ohne) (?:a |my |the |own |eigenes )?(?:car|auto|guide|fuehrer|stress|hektik|hurry|eile|hast)`,
] as const;

/** Negates a quality, not the activity: 'no long hikes'. */
export const SOFT =
  String.raw`(?:no|not|don'?t want|kein\w*|nicht|ohne|without) (?:to be |a |an |any |so )?` +
  String.raw`(?:too|zu|allzu|very|long|lange\w*|weit\w*|far|hard|difficult|schwer\w*|schwierig\w*|anstrengend\w*|steil\w*|steep|` +
  String.raw`strenuous|crowded|ueberlaufen\w*|ueberfuellt\w*|touristisch\w*|touristy|expensive|teur\w*|extrem\w*|ganztaegig\w*)`;

/** Negates what follows in its segment. */
export const NEGATIVE = [
  String.raw`no|non|never|without|except|neither|nor|instead of|rather than|nothing|none|cannot`,
  String.raw`avoid(?:ing|s)?|hat(?:e|es|ing)|dislik\w*|skip(?:ping)?|exclud\w*`,
  String.raw`(?:afraid|scared|fear|tired|sick|bored) (?:of|by)`,
  String.raw`kein\w*|nie|niemals|ohne|weder|ausser|statt|anstatt|anstelle von`,
  String.raw`vermeid\w*|hass\w*|verzicht\w*|angst vor`,
] as const;

/** The same; if nothing follows it negates what precedes: 'museums are not for me'. */
export const NEGATIVE_BOTH_WAYS = [
  String.raw`not|less|no thanks?|no thank you|no interest|(?:do|does|did|ca|wo|is|are|should|would)n'?t|no(?=\s*$)`,
  String.raw`nicht|nichts|ungern|weniger|nein|nein danke|keine lust|kein interesse|kein spass|kein fan`,
] as const;

/** Starts a wish and so ends a negation, unless it is part of one ('don't like'). */
export const POSITIVE = [
  String.raw`lov(?:e|es|ing)|lik(?:e|es)|enjoy\w*|want\w*|wish\w*|prefer\w*|lots|plenty|much|many|more|rather|instead|only|just`,
  String.raw`mainly|mostly|please|yes|keen|especially|plan\w*|hop(?:e|ing)|interested|fan|looking forward`,
  String.raw`gern|gerne|liebe|lieben|lieber|am liebsten|viel\w*|mehr|mag|moegen|moecht\w*|will|wollen|wuensch\w*|nur`,
  String.raw`vor allem|hauptsaechlich|bitte|ja|besonders|stattdessen|freu\w*|interessier\w*|dafuer|schon`,
] as const;

/** Ends a sentence and all negations in it. */
export const SENTENCE_END = String.raw`[.!?;\n]+|\b(?:but|however|although|though|aber|sondern|jedoch|allerdings)\b`;

/** Joins the last item of a negated list: 'no hiking, climbing or camping'. */
export const LIST_OR = String.raw`or|oder|nor|noch`;

/** Ends a segment of a sentence. */
export const SEGMENT_END = String.raw`,|\s-\s|[()/:]`;
