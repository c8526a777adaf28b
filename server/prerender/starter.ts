/**
 * The only script of a prerendered page before its first paint, inlined. Until then it keeps what is
 * below the first screen from being laid out ([data-below] in reset.css) and the headings' face from
 * being asked for (tokens.css); then it asks for that, and once all of the page has been read lets it in
 * part by part, a frame for each. A browser that never paints gets all of it a little later. It asks for
 * the product once the page is painted, loaded and idle, or as soon as it is touched, and for the files
 * of the frame with it: none waits for another's round trip.
 */
export function starterFor(entry: string, frame: readonly string[]): string {
  return (
    `{const start=()=>{import(${JSON.stringify(entry)});` +
    `for(const href of${JSON.stringify(frame)})document.head.append(` +
    `Object.assign(document.createElement("link"),{rel:"modulepreload",href}))},` +
    `idle=self.requestIdleCallback??setTimeout,{dataset}=document.documentElement,` +
    `whole=()=>delete dataset.painting;` +
    `for(const type of["pointerdown","keydown"])addEventListener(type,start,{once:true});` +
    `dataset.painting="";` +
    `setTimeout(whole,3e3);` +
    `new PerformanceObserver((paints,seen)=>{` +
    `if(!paints.getEntriesByName("first-contentful-paint").length)return;` +
    `seen.disconnect();document.fonts.load("620 1em Fraunces");` +
    `const below=()=>{` +
    `const parts=[...document.querySelectorAll("[data-below]")],next=()=>{const part=parts.shift();` +
    `if(!part)return whole();part.dataset.below="near";requestAnimationFrame(()=>setTimeout(next))};next()};` +
    `if(document.readyState==="loading")addEventListener("DOMContentLoaded",below);else below();` +
    `if(document.readyState==="complete")idle(start);else addEventListener("load",()=>idle(start))` +
    `}).observe({type:"paint",buffered:true})}`
  );
}
