/** Ranges, coasts, deserts, island groups and fjords take an article: 'the High Atlas'. */
const WITH_ARTICLE =
  /(?:Coast|Islands|Mountains|Hills|Alps|Dolomites|Pyrenees|Carpathians|Andes|Atlas|Tatras|Desert|Peninsula|Archipelago|Riviera|Highlands|Plain|Range|Falls|Dolomites|Sea|Strait|Lagoon|fjord(?:en)?)$|^(?:Bay|Gulf|Sierra|Serra|Cordillera|Isle) /u;

/** The name within a sentence: 'along the High Coast', 'in the Karwendel'. */
export function theName({ name, kind }: { name: string; kind: string | null }): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  return WITH_ARTICLE.test(name) || kind === 'range' || kind === 'archipelago'
    ? `the ${name}`
    : name;
}
