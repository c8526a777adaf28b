/** Weather that the traveller's wishes depend on. */
export type WeatherWants = { snow: boolean; sea: boolean; aurora: boolean };

const STEMS = {
  snow: /(?<!water|wasser|jet-?\s?)\bski(?!p)|snowboard|snowshoe|sledding|schneeschuh|rodel|langlauf|skifahren|skitour|winter sport|wintersport/u,
  sea: /beach|swim|snorkel|diving|sunbath|strand|baden|schwimm|schnorchel|tauch/u,
  aurora: /northern light|southern light|aurora|nordlicht|polarlicht|südlicht/u,
} as const;
/** '... no beach', 'ohne Strand': the word before turns the wish round. */
const NEGATED = /\b(?:no|not|without|never|kein\w*|ohne|nicht)\s+(?:\p{L}+\s+)?$/u;

/** By stems of both languages in the preferences, as typed; a negated one does not count. */
export function weatherWantsOf(preferences: string): WeatherWants {
  const text = preferences.toLowerCase();
  return {
    snow: asks(text, STEMS.snow),
    sea: asks(text, STEMS.sea),
    aurora: asks(text, STEMS.aurora),
  };
}

function asks(text: string, stem: RegExp): boolean {
  const found = stem.exec(text);
  return found !== null && !NEGATED.test(text.slice(0, found.index));
}
