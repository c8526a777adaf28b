import { DOMParser } from '@xmldom/xmldom';
import type { Document } from '@xmldom/xmldom';

/** Levels of elements; a KML with folders in folders has about ten. */
const DEEPEST = 100;

/** The file defines entities of its own, or brings a document type that could. */
class EntitiesError extends Error {
  override readonly name = 'EntitiesError';
}

/**
 * An XML document of a file that nobody vouches for. Throws where it is not well-formed, has a document
 * type, or is nested as no file of places is. The parser fetches nothing and runs nothing.
 */
export function readXml(text: string): Document {
  if (hasDocumentType(text)) throw new EntitiesError();
  if (isNestedDeeperThan(text, DEEPEST)) throw new RangeError('nested too deep');
  const document = new DOMParser({
    locator: false,
    onError(level, message) {
      // An entity of HTML in a description stays as it is written.
      if (level === 'warning' || message.startsWith('entity not found')) return;
      throw new SyntaxError(message);
    },
  }).parseFromString(text, 'text/xml');
  if (document.doctype !== null) throw new EntitiesError();
  return document;
}

/** Before the first element, where alone XML allows it. */
function hasDocumentType(text: string): boolean {
  const root = /<[\p{L}_]/u.exec(text)?.index ?? text.length;
  return /<!(?:DOCTYPE|ENTITY)/iu.test(text.slice(0, root));
}

/** Counts marks only, so that no nesting costs time or overflows the stack. */
function isNestedDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  for (const [mark] of text.matchAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\/|\/>|<[^!?/]/gu)) {
    if (mark === '</' || mark === '/>') depth -= 1;
    else if (!mark.startsWith('<!')) depth += 1;
    if (depth > levels) return true;
  }
  return false;
}
