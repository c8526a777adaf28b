/** The part of Deno that the functions use: enough for tsc; `deno check` knows the whole. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>,
  ) => void;
};
