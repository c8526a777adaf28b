/**
 * The only script of a prerendered page before its first paint, inlined: it asks for the product
 * once the page is loaded, painted and idle, or as soon as it is touched.
 */
export function starterFor(entry: string): string {
  return (
    `{const start=()=>import(${JSON.stringify(entry)});` +
    `for(const type of["pointerdown","keydown"])addEventListener(type,start,{once:true});` +
    `const idle=window.requestIdleCallback??setTimeout;` +
    `addEventListener("load",()=>new PerformanceObserver(()=>idle(start)).observe({type:"paint",buffered:true}))}`
  );
}
