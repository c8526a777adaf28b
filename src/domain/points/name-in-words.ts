/** Longer is talk, not the name of a place. */
const WORDS = 14;
/** Name, street and town. */
const LINES = 3;

/*
 * Phrases of apps and chats with what stands around them (signs, ends of lines): forms of foreign formats, tried in
 * this order, and so no lists of the lexicon.
 */

/** Text around the name of a place that apps and people share. */
const AROUND: readonly RegExp[] = [
  /[\p{Extended_Pictographic}\uFE0F\u200D]/gu,
  /\s*[-–|·•]\s*(?:google maps|apple maps|booking\.com|airbnb|tripadvisor|komoot|wikipedia|wikivoyage|outdooractive|alltrails|instagram|youtube)\s*$/iu,
  /^\s*(?:hey|hi|hallo|look at this|look|see|check out|check this out|meet (?:me )?(?:here|at)|let'?s meet (?:here|at)|here(?: is|'s)?|i'?m at|we(?:'re| are) (?:at|here)|this is|how about|schau(?: mal| dir)?(?: das an)?|guck mal|sieh mal|hier(?: ist)?|treffpunkt|wir treffen uns(?: hier| bei)?|ich bin (?:hier|bei|in)|das ist|wie wär'?s mit|location|place|address|adresse|ort|standort|name|hotel ?adresse)(?:[,:!]\s*|\s+[-–]\s+|\s*$)/iu,
  /^\s*(?:check out|look at|schau dir|schau mal|sieh dir)(?: this place| diesen ort| mal)?[,:]?\s+/iu,
  /\s+[·•|]\s*[\d.,]+\s*[★☆⭐].*$/u,
  /\s*(?:on|in|auf|via|bei) (?:google|apple|organic|here|bing) ?(?:maps|karten|wego)?\s*[.:!]?\s*$/iu,
  /^[\s"'“”„«»(),:;.!·•*_-]+|[\s"'“”„«»(),:;!?·•*_-]+$/gu,
];
/** Lines that name no place: ratings, telephone numbers, opening hours, and what apps say themselves. */
const NO_NAME: readonly RegExp[] = [
  /^[\d.,]+\s*(?:[★☆⭐]|stars?|sterne?|\(|\/\s*5)|^[★☆⭐]/iu,
  /^\+?[\d\s()/.-]{6,}$/u,
  /^(?:tel|phone|telefon|mobil|fax)\b/iu,
  /^(?:open|closed|geöffnet|geschlossen|öffnet|schließt|opens|closes)\b/iu,
  /^(?:(?:my|current|your|shared|live) (?:location|position)|(?:mein|aktueller|geteilter) standort|(?:meine|aktuelle) position|dropped pin|pin|marked location|markierter (?:ort|standort)|markierte position|gesetzte (?:markierung|stecknadel)|location|standort|google maps|apple maps|karten|maps|organic maps|comaps)$/iu,
  /^(?:shared|sent|gesendet|geteilt) (?:via|from|von|mit|über)\b/iu,
  /\b(?:see you|bis (?:dann|morgen|später)|where i am|wo ich bin|a location|einen standort)\b/iu,
  /(?:^|\s)(?:has shared|hat .* geteilt|shared a|get directions|route planen|nice|cool|super|enjoy|viel spaß)[.!]*$/iu,
];

/** The name of a place, and its address, among the words around a link; null where there is none. */
export function nameInWords(words: string): string | null {
  const lines = words
    .split('\n')
    .map(withoutTalk)
    .filter((line) => /\p{L}{2}/u.test(line) && !NO_NAME.some((pattern) => pattern.test(line)));
  const name = [...new Set(lines)].slice(0, LINES).join(', ');
  return name === '' || name.split(/\s+/u).length > WORDS ? null : name;
}

function withoutTalk(line: string): string {
  let name = /["“„«](?<quoted>[^"“”„«»]{3,})["“”»]/u.exec(line)?.groups?.['quoted'] ?? line.trim();
  for (const pattern of AROUND) name = name.replace(pattern, '').trim();
  return name.replaceAll(/\s+/gu, ' ');
}
