/** A picture that does not come keeps nobody from printing. */
const LONGEST_MS = 10_000;

const preparations = new Set<() => Promise<void>>();

/** Prepares what is only printed before `readyToPrint` resolves; returns the function that ends it. */
export function onPrint(prepare: () => Promise<void>): () => void {
  preparations.add(prepare);
  return () => preparations.delete(prepare);
}

/** Resolves once all that is only printed is there. */
export async function readyToPrint(): Promise<void> {
  const patience = new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
  });
  await Promise.race([Promise.all([...preparations].map((prepare) => prepare())), patience]);
}
