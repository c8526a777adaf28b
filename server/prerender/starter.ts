/**
 * The inlined script of a prerendered page. It loads the app, which hydrates the page, once the page has
 * loaded, has been painted and is idle, or at the first pointer press or key. `files` are preloaded
 * beside the entry, which would request them one round trip later.
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
