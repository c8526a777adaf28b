/**
 * The inlined script of a prerendered page. It starts the product once the page has loaded, a frame has
 * been drawn and the page is idle, or at the first touch or key. `files` are preloaded with the entry, which would otherwise ask for
 * them one round trip later.
 */
export function starterFor(entry: string, files: readonly string[]): string {
  return `{
let started = false;
const start = () => {
  if (started) return;
  started = true;
  import(${JSON.stringify(entry)});
  for (const href of ${JSON.stringify(files)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
};
const nextFrame = (then) => requestAnimationFrame(() => then());
const whenIdle = () => nextFrame(() => nextFrame(() => (self.requestIdleCallback ?? setTimeout)(start)));
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true });
if (document.readyState === "complete") whenIdle();
else addEventListener("load", whenIdle);
}`;
}
