import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** SDKs of remote services: who has no key never downloads them, so no worker stores them. */
const REMOTE_SDK = /\/node_modules\/(?:openai|@supabase)\//u;

export default defineConfig({
  plugins: [
    react(),
    notFoundPage(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,woff2,svg,webmanifest}', 'icons/*.png'],
        globIgnores: ['404.html', 'assets/remote-*', 'data/**', 'basemap/**', 'service-worker.*'],
      },
    }),
  ],
  build: {
    target: 'es2022',
    rolldownOptions: {
      // The package does not say so itself: of its modules only what is imported is needed.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/ol-mapbox-style\//u, sideEffects: false }],
      },
      output: {
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.some((id) => REMOTE_SDK.test(id))
            ? 'assets/remote-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
});

/**
 * Hosts answer an unknown address with 404.html: the same page as index.html, whose router shows
 * the designed "not found" of the product.
 */
function notFoundPage(): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('index.html is not part of the build');
      this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });
    },
  };
}
