/** A name in a line, and what stands before it. */
export type Piece = {
  text: string;
  /** A comma or a slash. */
  mayQualify: boolean;
  /** A word that says that it is on the way: 'via Coimbra'. */
  isVia: boolean;
  /** A word that says that one goes there: 'to Porto'. */
  isTowards: boolean;
  /** A sign or word that joins it to the one before: 'Coimbra and Aveiro'. */
  isJoined: boolean;
};

/** 'Lisbon to Porto via Coimbra': what is on the way comes before where it leads. */
export function inOrderOfTravel(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let at = 2; at < ordered.length; at += 1) {
    const end = endOfWay(ordered, at);
    const [goal] = ordered.slice(at - 1, at);
    // 'Porto via Coimbra to Braga' is in order.
    const leadsOn = ordered[end]?.isTowards === true;
    if (ordered[at]?.isVia === true && goal?.mayQualify === false && !goal.isVia && !leadsOn) {
      ordered.splice(at - 1, end - at + 1, ...ordered.slice(at, end), goal);
      at = end - 1;
    }
  }
  return ordered;
}

/** Behind the last of the places on the way that begin here: 'via Coimbra and Aveiro'. */
function endOfWay(pieces: readonly Piece[], from: number): number {
  const end = pieces.findIndex(({ isJoined, isVia }, at) => at > from && !isJoined && !isVia);
  return end === -1 ? pieces.length : end;
}
